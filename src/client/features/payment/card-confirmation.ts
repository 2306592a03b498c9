import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
} from '@stripe/stripe-js';
import type { AuthUser } from '../../../contract/accounts/user';
import type { Confirmation } from './payment.machine';

/** The statuses of an accepted card. The server captures the amount afterwards. */
const acceptedStatuses: readonly PaymentIntent.Status[] = [
  'succeeded',
  'requires_capture',
  'processing',
];

/** The types of errors that mean a decline. After any other error the outcome is unknown. */
const declineTypes = ['card_error', 'validation_error'];

/** @throws if the result does not say whether the card was accepted */
export function toConfirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  if (error) {
    if (!declineTypes.includes(error.type)) throw new Error(error.message ?? error.type);
    return { outcome: 'declined', message: error.message ?? 'Your card was declined.' };
  }
  if (acceptedStatuses.includes(paymentIntent.status)) return { outcome: 'accepted' };
  return {
    outcome: paymentIntent.status === 'requires_action' ? 'unapproved' : 'declined',
    message: 'Your card was not charged. You can try again.',
  };
}

/**
 * Confirms the payment with the card in the card element.
 * @throws if no response arrived; then it is not known whether the card was accepted
 */
export async function confirmCard(
  stripe: Stripe | null,
  clientSecret: string,
  card: StripeCardElement | null,
  buyer: AuthUser,
): Promise<Confirmation> {
  if (!stripe || !card) throw new Error('The card form is no longer on the page.');
  const billing_details = { name: buyer.displayName, email: buyer.email };
  return toConfirmation(
    await stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }),
  );
}

/**
 * Fetches the outcome of a payment from Stripe.
 * @throws if Stripe cannot be reached
 */
export async function fetchOutcome(
  stripe: Stripe | null,
  clientSecret: string,
): Promise<Confirmation> {
  if (!stripe) throw new Error('The card form is no longer on the page.');
  return toConfirmation(await stripe.retrievePaymentIntent(clientSecret));
}
