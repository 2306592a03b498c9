import type Stripe from 'stripe';
import type { OrderEvent } from '../../contract/order.machine';
import {
  markCancelled,
  markPaid,
  takeProduct,
  tellOfCharge,
  type Charge,
  type Outcome,
} from '../repositories/paid-orders';
import { isKnown } from '../repositories/payments';
import { capture, letGo } from './authorised-intent';
import { readChargeNews } from './charge-news';
import { hasFailed, lastRefundStatus, readCharge } from './read-charge';
import type { PaymentServices } from './start-payment';

/**
 * Follows a payment by the events that Stripe signed. An event may come twice or late; each one
 * then finds the work done. Rejects when Stripe should deliver the event again.
 */
export async function settlePayment(
  { database, stripe }: PaymentServices,
  event: Stripe.Event,
): Promise<Outcome | undefined> {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated': {
      const { id } = event.data.object;
      const outcome = await database.transaction((tx) => takeProduct(tx, id));
      if (outcome === 'reserved') await capture(stripe, id);
      if (outcome === 'unavailable') await letGo(stripe, id);
      return outcome;
    }
    case 'payment_intent.succeeded': {
      const { id } = event.data.object;
      return (await isKnown(database, id)) ? recordCharge({ database, stripe }, id) : 'unknown';
    }
    case 'payment_intent.canceled': {
      const { id } = event.data.object;
      await database.transaction((tx) => markCancelled(tx, id));
      return 'cancelled';
    }
    default:
      await followCharge({ database, stripe }, event);
      return undefined;
  }
}

async function followCharge({ database, stripe }: PaymentServices, event: Stripe.Event) {
  const { payment, events } = readChargeNews(event) ?? {};
  if (!payment || !events) return;
  const intentId = typeof payment === 'string' ? payment : payment.id;
  if (!(await isKnown(database, intentId))) return;
  if (!(await isTrueByNow(stripe, intentId, event, events))) return;
  await database.transaction((tx) => tellOfCharge(tx, intentId, events));
}

/** Events come late and again; of a refund the last word is Stripe's, not the event's. */
async function isTrueByNow(
  stripe: Stripe,
  intentId: string,
  { type }: Stripe.Event,
  events: readonly OrderEvent[],
): Promise<boolean> {
  switch (events[0]?.type) {
    case 'stripe.refunded': {
      // The refund may be of a part.
      const isWhole =
        type !== 'refund.updated' || (await readCharge(stripe, intentId))?.refunded === true;
      const status = isWhole && (await lastRefundStatus(stripe, intentId));
      return status === undefined || status === 'succeeded';
    }
    case 'stripe.refundFailed': {
      const status = await lastRefundStatus(stripe, intentId);
      return status === undefined || hasFailed(status);
    }
    default:
      return true;
  }
}

async function recordCharge({ database, stripe }: PaymentServices, intentId: string) {
  const record = (charge?: Charge) => database.transaction((tx) => markPaid(tx, intentId, charge));
  const charge = await readCharge(stripe, intentId).catch(async (error: unknown) => {
    // Paid is paid. Rejecting asks Stripe for the event again, which then brings the charge.
    await record();
    throw error;
  });
  return record(
    charge && {
      chargedAt: new Date(charge.created * 1000),
      cardLast4: charge.payment_method_details?.card?.last4 ?? null,
    },
  );
}
