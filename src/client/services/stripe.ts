import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as loadStripeJs } from '@stripe/stripe-js/pure';
import { configuration } from './configuration';

let loading: Promise<Stripe | null> | undefined;

/**
 * Loads Stripe.js once per page. After a failure, the next call tries again.
 * @throws if the script fails to load
 */
export function loadStripe(): Promise<Stripe | null> {
  loading ??= loadStripeJs(configuration().stripePublishableKey).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
