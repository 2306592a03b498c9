import Stripe from 'stripe';

/**
 * Captures the payment: charges the authorized card. Returns false if no card was authorized, which an event alone does
 * not prove.
 */
export async function capturePaymentIntent(stripe: Stripe, intentId: string): Promise<boolean> {
  const status = await ignoreCapturedOrCancelled(stripe.paymentIntents.capture(intentId));
  return status === 'succeeded' || status === 'canceled';
}

/** Cancels an intent, so that its card is never charged. */
export async function cancelPaymentIntent(
  stripe: Stripe,
  intentId: string,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  await ignoreCapturedOrCancelled(stripe.paymentIntents.cancel(intentId, {}, options));
}

/**
 * Stripe rejects the request if the intent is already captured or cancelled. A webhook event reports
 * which. So the request needs no idempotency key, for which Stripe would repeat an error for a day. Returns the status of
 * the intent.
 */
async function ignoreCapturedOrCancelled(
  request: Promise<Stripe.PaymentIntent>,
): Promise<Stripe.PaymentIntent.Status | undefined> {
  try {
    return (await request).status;
  } catch (error) {
    const isUnexpectedState =
      error instanceof Stripe.errors.StripeError &&
      error.code === 'payment_intent_unexpected_state';
    if (!isUnexpectedState) throw error;
    return error.payment_intent?.status;
  }
}
