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
 * How the refund stands that was asked for last, undefined where none was: a refund may be pending
 * for days, while its charge is called refunded already, and fail after it had succeeded.
 */
export async function lastRefundStatus(
  stripe: Stripe,
  intentId: string,
): Promise<string | null | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 1 }, request);
  return data[0]?.status;
}

export const hasFailed = (status: string | null | undefined) =>
  status === 'failed' || status === 'canceled';
