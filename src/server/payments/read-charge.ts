import type Stripe from 'stripe';

/** Milliseconds. Short and without retries: Stripe waits for the webhook, and repeats its event. */
const options = { timeout: 5_000, maxNetworkRetries: 0 };

/** The current charge of an intent. */
export async function readCharge(
  stripe: Stripe,
  intentId: string,
): Promise<Stripe.Charge | undefined> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
    intentId,
    { expand: ['latest_charge'] },
    options,
  );
  return !charge || typeof charge === 'string' ? undefined : charge;
}

/**
 * The status of the latest refund; undefined without one. The charge's `refunded` does not suffice: it
 * is true while the refund is pending for days, and a refund may fail even after it has succeeded.
 */
export async function lastRefundStatus(
  stripe: Stripe,
  intentId: string,
): Promise<string | null | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 1 }, options);
  return data[0]?.status;
}

export const hasFailed = (status: string | null | undefined) =>
  status === 'failed' || status === 'canceled';
