import type Stripe from 'stripe';
import { dispatchOutbox } from '../../../src/server/domains/platform/outbox-dispatcher.sql';
import { findLedgerFaults } from '../../../src/server/domains/payments/ledger-invariants.sql';
import { defaultLimits } from '../../../src/server/environment/limits';
import { paymentTasks } from '../../../src/server/domains/payments/payment-tasks';
import { deliverStoredEvent, storedEvents } from '../support/stripe-events';
import { deliverUntilHandled } from './card-payment';
import type { RaceServer } from './race-server';

/**
 * Runs the due tasks and delivers the pending webhook events until none is left, then delivers all of
 * them again. Resolves with the intents that were charged and not refunded.
 */
export async function settlePayments(
  server: RaceServer,
  intentIds: string[],
): Promise<ReadonlySet<string>> {
  const tasks = paymentTasks(server.stripe.client);
  const throwError = (...details: unknown[]) => {
    throw new Error(JSON.stringify(details));
  };
  const readEvents = async () =>
    (await storedEvents(server.stripe.database)).filter((event) =>
      intentIds.includes(intentOf(event)),
    );
  const deliverAll = async (events: Stripe.Event[]) => {
    const responses = await Promise.all(
      events.map((event) => deliverUntilHandled(() => deliverStoredEvent(server, event))),
    );
    for (const { status } of responses) expect(status).toBe(200);
  };

  for (let deliveredCount = 0; ;) {
    await dispatchOutbox(server.database, tasks, { error: throwError });
    const events = await readEvents();
    if (events.length === deliveredCount) break;
    await deliverAll(events.slice(deliveredCount));
    deliveredCount = events.length;
  }
  const events = await readEvents();
  await deliverAll(events.reverse());
  expect(await findLedgerFaults(server.database, defaultLimits)).toEqual([]);

  const intentsWithEvent = (type: Stripe.Event.Type) =>
    new Set(events.filter((event) => event.type === type).map(intentOf));
  const refunded = intentsWithEvent('charge.refunded');
  return new Set(
    [...intentsWithEvent('payment_intent.succeeded')].filter((id) => !refunded.has(id)),
  );
}

function intentOf({ data }: Stripe.Event): string {
  const { id, payment_intent } = data.object as Partial<Stripe.Charge>;
  return typeof payment_intent === 'string' ? payment_intent : (id ?? '');
}
