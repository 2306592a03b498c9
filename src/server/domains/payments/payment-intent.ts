import Stripe from 'stripe';

/** Captures the payment: charges the authorized card. */
export async function capturePaymentIntent(stripe: Stripe, intentId: string): Promise<void> {
  await ignoreCapturedOrCancelled(
    stripe.paymentIntents.capture(intentId, {}, { idempotencyKey: `capture/${intentId}` }),
  );
}

/** Cancels an intent, so that its card is never charged. */
export async function cancelPaymentIntent(
  stripe: Stripe,
  intentId: string,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  const idempotencyKey = `cancel/${intentId}`;
  await ignoreCapturedOrCancelled(
    stripe.paymentIntents.cancel(intentId, {}, { ...options, idempotencyKey }),
  );
}

/**
 * Stripe rejects the request if the intent is already captured or cancelled. A webhook event reports
 * which.
 */
async function ignoreCapturedOrCancelled(request: Promise<Stripe.PaymentIntent>): Promise<void> {
  try {
    await request;
  } catch (error) {
    const isCapturedOrCancelled =
      error instanceof Stripe.errors.StripeError &&
      error.code === 'payment_intent_unexpected_state';
    if (!isCapturedOrCancelled) throw error;
  }
}
