import type Stripe from 'stripe';
import type { OrderEvent } from '../../../contract/order.machine';
import {
  applyChargeEvents,
  markCancelled,
  markPaid,
  reserveProduct,
  type Charge,
  type PaymentOutcome,
} from './order-payments.sql';
import { flagSharedCard } from '../buying/order-flags.sql';
import { findPayment, type StoredPayment } from './payments.sql';
import { parseChargeEvent } from './charge-event';
import { cancelPaymentIntent, capturePaymentIntent } from './payment-intent';
import { isFailedRefund, readLatestRefundStatus, readLatestCharge } from './read-charge';
import type { PaymentServices } from './start-payment';

/**
 * Applies a verified event of Stripe to its payment and order, and returns the outcome for a payment
 * intent. Events may be repeated or arrive late. Rejects if Stripe should deliver the event again.
 */
export async function handleStripeEvent(
  { database, stripe, times }: PaymentServices,
  event: Stripe.Event,
): Promise<PaymentOutcome | undefined> {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated': {
      const { id } = event.data.object;
      const outcome = await database.transaction((tx) => reserveProduct(tx, id, times));
      const isConfirmed = outcome !== 'reserved' || (await capturePaymentIntent(stripe, id));
      if (!isConfirmed) {
        await database.transaction((tx) => markCancelled(tx, id, times));
        return 'uncharged';
      }
      if (outcome === 'unavailable') await cancelPaymentIntent(stripe, id);
      return outcome;
    }
    case 'payment_intent.succeeded': {
      const { id } = event.data.object;
      const payment = await findPayment(database, id);
      if (!payment) return 'unknown';
      const outcome = payment.hasCardDetails
        ? // The event is a repetition.
          await database.transaction((tx) => markPaid(tx, id, times))
        : await recordCharge({ database, stripe, times }, payment);
      if (outcome !== 'uncharged') await flagSharedCard(database, id);
      return outcome;
    }
    case 'payment_intent.canceled': {
      const { id } = event.data.object;
      await database.transaction((tx) => markCancelled(tx, id, times));
      return 'cancelled';
    }
    default:
      await handleChargeEvent({ database, stripe, times }, event);
      return undefined;
  }
}

async function handleChargeEvent(
  { database, stripe, times }: PaymentServices,
  event: Stripe.Event,
) {
  const { paymentIntent, orderEvents } = parseChargeEvent(event) ?? {};
  if (!paymentIntent || !orderEvents) return;
  const intentId = typeof paymentIntent === 'string' ? paymentIntent : paymentIntent.id;
  const payment = await findPayment(database, intentId);
  const charged = payment && (await readLatestCharge(stripe, payment));
  if (!charged) return;
  if (!(await isCurrent(stripe, { intentId, ...charged }, event, orderEvents))) return;
  await database.transaction((tx) => applyChargeEvents(tx, intentId, orderEvents, times));
}

/**
 * Whether an event still describes the refund: it may arrive late, so the current status is read from
 * Stripe.
 */
async function isCurrent(
  stripe: Stripe,
  { intentId, charge }: { intentId: string; charge: Stripe.Charge },
  { type }: Stripe.Event,
  [orderEvent]: readonly OrderEvent[],
): Promise<boolean> {
  switch (orderEvent?.type) {
    case 'stripe.refunded': {
      // A `refund.updated` event may be about a partial refund.
      const isFull = type !== 'refund.updated' || charge.refunded;
      const status = isFull && (await readLatestRefundStatus(stripe, intentId));
      return status === undefined || status === 'succeeded';
    }
    case 'stripe.refundFailed': {
      const status = await readLatestRefundStatus(stripe, intentId);
      return status === undefined || isFailedRefund(status);
    }
    default:
      return true;
  }
}

/**
 * Records the charge of a payment, unless Stripe knows of none. Rejects if Stripe does not answer, after marking the
 * order as paid without the details: the event is signed, and Stripe repeats it.
 */
async function recordCharge(
  { database, stripe, times }: PaymentServices,
  payment: StoredPayment,
): Promise<PaymentOutcome> {
  const record = (charge?: Charge) =>
    database.transaction((tx) => markPaid(tx, payment.intentId, times, charge));
  const charged = await readLatestCharge(stripe, payment).catch(async (error: unknown) => {
    await record();
    throw error;
  });
  if (!charged?.isCaptured) return 'uncharged';
  const { created, payment_method_details: method } = charged.charge;
  return record({
    chargedAt: new Date(created * 1000),
    cardLast4: method?.card?.last4 ?? null,
    cardFingerprint: method?.card?.fingerprint ?? null,
  });
}
