import type Stripe from 'stripe';

/** The timeout is in milliseconds, short and without retries: Stripe waits for the webhook's response. */
const requestOptions = { timeout: 5_000, maxNetworkRetries: 0 };

/** Reads the latest charge of an intent; undefined if there is none. */
export async function readLatestCharge(
  stripe: Stripe,
  intentId: string,
): Promise<Stripe.Charge | undefined> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
    intentId,
    { expand: ['latest_charge'] },
    requestOptions,
  );
  return !charge || typeof charge === 'string' ? undefined : charge;
}

/**
 * Reads the status of the latest refund; undefined if there is none. The charge's field `refunded` is not
 * enough: it is true while the refund is pending, and a refund may fail even after it has succeeded.
 */
export async function readLatestRefundStatus(
  stripe: Stripe,
  intentId: string,
): Promise<string | null | undefined> {
  const { data } = await stripe.refunds.list(
    { payment_intent: intentId, limit: 1 },
    requestOptions,
  );
  return data[0]?.status;
}

/** Whether the status of a refund is final and the money was not returned. */
export const isFailedRefund = (status: string | null | undefined) =>
  status === 'failed' || status === 'canceled';
