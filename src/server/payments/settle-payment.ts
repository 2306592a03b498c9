import Stripe from 'stripe';
import {
  markCancelled,
  markPaid,
  takeProduct,
  type Charge,
  type Outcome,
} from '../repositories/payments';
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
      if (outcome === 'lost') await cancel(stripe, id);
      return outcome;
    }
    case 'payment_intent.succeeded': {
      const { id } = event.data.object;
      const outcome = await database.transaction((transaction) => takeProduct(transaction, id));
      const isCharged = outcome === 'won' || outcome === 'paid';
      return isCharged ? recordCharge({ database, stripe }, id) : outcome;
    }
    case 'payment_intent.canceled': {
      const { id } = event.data.object;
      await database.transaction((transaction) => markCancelled(transaction, id));
      return 'cancelled';
    }
    default:
      return undefined;
  }
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

async function capture(stripe: Stripe, intentId: string): Promise<void> {
  await unlessSettled(
    stripe.paymentIntents.capture(intentId, {}, { idempotencyKey: `capture/${intentId}` }),
  );
}

async function cancel(stripe: Stripe, intentId: string): Promise<void> {
  await unlessSettled(
    stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `cancel/${intentId}` }),
  );
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
