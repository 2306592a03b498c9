import type Stripe from 'stripe';

/** Somebody waits for what Stripe's event leads to, and Stripe repeats what was not acknowledged. */
const request = { timeout: 5_000, maxNetworkRetries: 0 };

/** The charge of an intent as it is by now. */
export async function readCharge(
  stripe: Stripe,
  intentId: string,
): Promise<Stripe.Charge | undefined> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
    intentId,
    { expand: ['latest_charge'] },
    request,
  );
  return !charge || typeof charge === 'string' ? undefined : charge;
}

/**
 * Whether a charge that is called refunded has been. It is called so as soon as somebody asks for
 * the refund, which may be pending for days then, and fail.
 */
export async function isRefundOver(stripe: Stripe, intentId: string): Promise<boolean> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 1 }, request);
  return data.every(({ status }) => status === 'succeeded');
}
