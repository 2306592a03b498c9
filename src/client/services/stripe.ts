import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { configuration } from './configuration';

let loading: Promise<Stripe | null> | undefined;

/**
 * Stripe.js, loaded once for the page and asked for again after a failure.
 * @throws when the script cannot be loaded.
 */
export function stripe(): Promise<Stripe | null> {
  loading ??= loadStripe(configuration().stripePublishableKey).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
