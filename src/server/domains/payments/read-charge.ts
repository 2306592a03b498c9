import type Stripe from 'stripe';
import type { StoredPayment } from './payments.sql';

/** The timeout is in milliseconds, short and without retries: Stripe waits for the webhook's response. */
export const requestOptions = { timeout: 5_000, maxNetworkRetries: 0 };

/**
 * Reads the latest charge of a payment's intent. Undefined if there is none, as the intent was never confirmed, or if
 * the intent is not about what this server has stored: an event alone does not prove a charge.
 */
export async function readLatestCharge(
  stripe: Stripe,
  { intentId, productId, amount, currency }: StoredPayment,
): Promise<ChargedIntent | undefined> {
  const intent = await stripe.paymentIntents.retrieve(
    intentId,
    { expand: ['latest_charge'] },
    requestOptions,
  );
  const { latest_charge: charge, metadata } = intent;
  if (!charge || typeof charge === 'string') return undefined;
  const isOurs = intent.amount === amount && intent.currency === currency;
  // The product is null after its deletion.
  const isOfProduct = productId === null || metadata['productId'] === productId;
  return isOurs && isOfProduct ? { charge, isCaptured: intent.status === 'succeeded' } : undefined;
}

interface ChargedIntent {
  charge: Stripe.Charge;
  /** Whether the card was charged, not only authorized. */
  isCaptured: boolean;
}

/** Whether the status of a refund is final and the money was not returned. */
export const isFailedRefund = (status: string | null | undefined) =>
  status === 'failed' || status === 'canceled';
