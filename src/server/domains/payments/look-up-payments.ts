import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { handleStripeEvent } from './handle-stripe-event';
import { claimPaymentsToLookUp } from './payments.sql';
import type { PaymentServices } from './start-payment';
import { recordWebhookEvent } from './webhook-events.sql';

interface LookupOptions extends PaymentServices {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  isStopping: () => boolean;
}

/** The event that Stripe sends when an intent reaches the status. Others wait for the buyer. */
const eventTypes = {
  requires_capture: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
} satisfies Partial<Record<Stripe.PaymentIntent.Status, Stripe.Event.Type>>;

/**
 * Reads payments that are not finished from Stripe and applies what their events would have, so that a webhook that
 * does not work delays orders instead of losing them. Returns the number of payments that have changed.
 */
export async function lookUpPayments(options: LookupOptions): Promise<number> {
  const { database, log, isStopping } = options;
  let count = 0;
  for (const intentId of await claimPaymentsToLookUp(database)) {
    if (isStopping()) break;
    try {
      const hasChanged = await lookUp(options, intentId);
      if (!hasChanged) continue;
      count += 1;
      await recordWebhookEvent(database, 'missed');
      log.warn({ intentId }, 'A payment was found at Stripe before its event arrived.');
    } catch (error) {
      log.error({ err: error, intentId }, 'A payment could not be looked up at Stripe.');
    }
  }
  return count;
}

async function lookUp({ database, stripe, times }: LookupOptions, intentId: string) {
  const read = () => stripe.paymentIntents.retrieve(intentId);
  const services = { database, stripe, times };
  const intent = await read();
  const found = toEvent(intent);
  if (!found) return false;
  await handleStripeEvent(services, found);
  // The capture of an authorized payment has an event of its own.
  const captured = intent.status === 'requires_capture' && toEvent(await read());
  if (captured) await handleStripeEvent(services, captured);
  return intent.status !== 'canceled';
}

function toEvent(intent: Stripe.PaymentIntent): Stripe.Event | undefined {
  const { [intent.status]: type } = eventTypes as Partial<Record<string, string>>;
  return type === undefined ? undefined : ({ type, data: { object: intent } } as Stripe.Event);
}
