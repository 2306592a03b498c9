import Stripe from 'stripe';

/** Charges the card that was authorised. */
export async function capture(stripe: Stripe, intentId: string): Promise<void> {
  await unlessSettled(
    stripe.paymentIntents.capture(intentId, {}, { idempotencyKey: `capture/${intentId}` }),
  );
}

/** Gives up an intent, so that its card is never charged. */
export async function letGo(
  stripe: Stripe,
  intentId: string,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  const idempotencyKey = `cancel/${intentId}`;
  await unlessSettled(stripe.paymentIntents.cancel(intentId, {}, { ...options, idempotencyKey }));
}

/** An intent that was captured or cancelled before refuses to be again; its own event follows. */
async function unlessSettled(request: Promise<Stripe.PaymentIntent>): Promise<void> {
  try {
    await request;
  } catch (error) {
    const settled =
      error instanceof Stripe.errors.StripeError &&
      error.code === 'payment_intent_unexpected_state';
    if (!settled) throw error;
  }
}
