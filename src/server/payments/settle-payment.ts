import type Stripe from 'stripe';
import type { Database } from '../database/database';
import {
  isKnown,
  markCancelled,
  markPaid,
  takeProduct,
  tellOfCharge,
  type Charge,
  type Outcome,
} from '../repositories/payments';
import { capture, letGo } from './authorised-intent';
import { readChargeNews } from './charge-news';
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
      const outcome = await database.transaction((transaction) => takeProduct(transaction, id));
      if (outcome === 'won') await capture(stripe, id);
      if (outcome === 'lost') await letGo(stripe, id);
      return outcome;
    }
    case 'payment_intent.succeeded': {
      const { id } = event.data.object;
      return (await isKnown(database, id)) ? recordCharge({ database, stripe }, id) : 'unknown';
    }
    case 'payment_intent.canceled': {
      const { id } = event.data.object;
      await database.transaction((transaction) => markCancelled(transaction, id));
      return 'cancelled';
    }
    default:
      await followCharge(database, event);
      return undefined;
  }
}

async function followCharge(database: Database, event: Stripe.Event): Promise<void> {
  const { payment, events } = readChargeNews(event) ?? {};
  if (!payment || !events) return;
  const intentId = typeof payment === 'string' ? payment : payment.id;
  await database.transaction((transaction) => tellOfCharge(transaction, intentId, events));
}

async function recordCharge({ database, stripe }: PaymentServices, intentId: string) {
  const record = (charge?: Charge) =>
    database.transaction((transaction) => markPaid(transaction, intentId, charge));
  const charge = await findCharge(stripe, intentId).catch(async (error: unknown) => {
    // Paid is paid. Rejecting asks Stripe for the event again, which then brings the charge.
    await record();
    throw error;
  });
  return record(charge);
}

async function findCharge(stripe: Stripe, intentId: string): Promise<Charge | undefined> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
    intentId,
    { expand: ['latest_charge'] },
    // The buyer is waiting for the order to be marked as paid.
    { timeout: 5_000, maxNetworkRetries: 0 },
  );
  if (!charge || typeof charge === 'string') return undefined;
  return {
    chargedAt: new Date(charge.created * 1000),
    cardLast4: charge.payment_method_details?.card?.last4 ?? null,
  };
}
