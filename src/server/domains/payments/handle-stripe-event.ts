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
import { parseChargeEvent, type ChargeEvent } from './charge-event';
import { cancelPaymentIntent, capturePaymentIntent } from './payment-intent';
import { readMovements, returnedAmount, type ChargeMovements } from './charge-movements';
import { isFailedRefund, readLatestCharge } from './read-charge';
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
      await handleChargeEvent({ database, stripe, times }, parseChargeEvent(event));
      return undefined;
  }
}

/** Does what Stripe's event about the refunds of a payment does. */
export const bookRefunds = (services: PaymentServices, intentId: string) =>
  handleChargeEvent(services, {
    orderEvents: [{ type: 'stripe.refunded' }],
    paymentIntent: intentId,
  });

async function handleChargeEvent(
  { database, stripe, times }: PaymentServices,
  event: ChargeEvent | undefined,
) {
  const { paymentIntent, orderEvents = [] } = event ?? {};
  if (!paymentIntent) return;
  const intentId = typeof paymentIntent === 'string' ? paymentIntent : paymentIntent.id;
  const payment = await findPayment(database, intentId);
  if (!payment || !(await readLatestCharge(stripe, payment))?.isCaptured) return;
  const movements = await readMovements(stripe, intentId);
  const events = orderEvents
    .filter(({ type }) => isCurrent(type, movements, payment))
    .map((orderEvent) => decideRest(orderEvent, movements, payment));
  await database.transaction((tx) => applyChargeEvents(tx, intentId, { events, movements }, times));
}

/** Whether Stripe's refunds and disputes are still as the event says, which may arrive late or be about a part. */
function isCurrent(
  type: OrderEvent['type'],
  movements: ChargeMovements,
  { amount }: StoredPayment,
): boolean {
  const { refunds, disputes } = movements;
  switch (type) {
    case 'stripe.refunded':
      return refunds.length === 0 || returnedAmount(movements) >= amount;
    case 'stripe.refundFailed':
      return refunds.length === 0 || refunds.some(({ status }) => isFailedRefund(status));
    case 'stripe.disputeLost':
      return disputes.length === 0 || disputes.some(({ status }) => status === 'lost');
    case 'stripe.disputeWon':
      return (
        disputes.length === 0 ||
        disputes.some(({ status }) => ['won', 'warning_closed', 'prevented'].includes(status))
      );
    default:
      return true;
  }
}

/** The bank may give the buyer only a part: staff decide about the rest, as if the seller had won. */
function decideRest(
  event: OrderEvent,
  movements: ChargeMovements,
  { amount }: StoredPayment,
): OrderEvent {
  const isPart = movements.disputes.length > 0 && returnedAmount(movements) < amount;
  return event.type === 'stripe.disputeLost' && isPart ? { type: 'stripe.disputeWon' } : event;
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
