import type { TestUser } from '../support/records';
import { cardFields, intentIdOf, type StripeDouble } from '../support/stripe-double';
import { authorised, canceled, signedEvent, succeeded } from '../support/stripe-events';
import type { Journal, KnownPayment } from './journal';
import type { Marketplace } from './marketplace';
import type { CrashClient } from './crash-client';
import type { Writer } from './writer';

/** Creates an intent and authorises its card; its events are delivered later. */
export async function payFor(
  { journal, stripe, client }: Writer,
  { id: productId, buyer }: { id: string; buyer: TestUser },
): Promise<void> {
  const response = await client.send('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  const clientSecret: string | undefined = response?.body.clientSecret;
  if (!clientSecret) return;
  journal.payment(intentIdOf(clientSecret), productId, buyer);
  await stripe.browserCall(clientSecret, 'confirm', cardFields());
}

/** Delivers an unacknowledged event, and sometimes an acknowledged one. */
export async function deliverSomeEvent(writer: Writer): Promise<void> {
  const { journal, random } = writer;
  const due = dueEvents(writer);
  const event = random.pick(random.chance(0.9) ? due : acknowledgedEvents(journal));
  if (!event) return;
  const deliveries = random.chance(0.2) ? 2 : 1;
  await Promise.all(Array.from({ length: deliveries }, () => deliver(writer, event)));
}

interface DueEvent {
  type: string;
  payment: KnownPayment;
}

/** The unacknowledged events, which Stripe goes on delivering. */
export function dueEvents({ journal, stripe }: Marketplace): DueEvent[] {
  const refundedIds = refundedIntents(stripe);
  return [...journal.payments.values()].flatMap((payment) =>
    [
      ...eventsOf(stripe.statuses.get(payment.intentId)),
      ...(refundedIds.has(payment.intentId) ? [refunded] : []),
    ]
      .filter((type) => !payment.acknowledged.has(type))
      .map((type) => ({ type, payment })),
  );
}

export const refunded = 'charge.refunded';

/** The intents with a refund request, which Stripe grants for every charge. */
export function refundedIntents({ calls }: StripeDouble): ReadonlySet<string | null> {
  const refunds = calls.filter(({ path }) => path === '/v1/refunds');
  return new Set(refunds.map(({ body }) => body.get('payment_intent')));
}

function eventsOf(status: string | undefined): string[] {
  if (status === 'requires_capture') return [authorised];
  if (status === 'succeeded') return [authorised, succeeded];
  if (status === 'canceled') return [authorised, canceled];
  return [];
}

function acknowledgedEvents(journal: Journal): DueEvent[] {
  return [...journal.payments.values()].flatMap((payment) =>
    [...payment.acknowledged].map((type) => ({ type, payment })),
  );
}

export async function deliver(
  { client }: { client: Pick<CrashClient, 'send'> },
  { type, payment }: DueEvent,
): Promise<void> {
  const event = signedEvent(type, payment.intentId);
  const response = await client.send('POST', '/webhooks/stripe', event);
  if (response?.body.received) payment.acknowledged.add(type);
}
