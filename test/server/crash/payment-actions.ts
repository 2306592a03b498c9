import type { TestUser } from '../support/records';
import { cardFields, intentIdOf, type StripeDouble } from '../support/stripe-double';
import { authorized, canceled, signedEvent, succeeded } from '../support/stripe-events';
import type { Journal, KnownPayment } from './journal';
import type { Marketplace } from './marketplace';
import type { CrashClient } from './crash-client';
import type { Writer } from './writer';

/** Creates an intent and authorizes its card; its events are delivered later. */
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
  journal.recordPayment(intentIdOf(clientSecret), productId, buyer);
  await stripe.browserCall(clientSecret, 'confirm', cardFields());
}

/** Delivers an unacknowledged event, or in one of ten cases an acknowledged one; in one of five cases twice at once. */
export async function deliverRandomEvent(writer: Writer): Promise<void> {
  const { journal, random } = writer;
  const unacknowledged = findUnacknowledgedEvents(writer);
  const event = random.pick(random.chance(0.9) ? unacknowledged : findAcknowledgedEvents(journal));
  if (!event) return;
  const deliveries = random.chance(0.2) ? 2 : 1;
  await Promise.all(Array.from({ length: deliveries }, () => deliverEvent(writer, event)));
}

interface PaymentEvent {
  type: string;
  payment: KnownPayment;
}

/** The unacknowledged events, which Stripe goes on delivering. */
export function findUnacknowledgedEvents({ journal, stripe }: Marketplace): PaymentEvent[] {
  const refundedIds = refundedIntents(stripe);
  return [...journal.payments.values()].flatMap((payment) =>
    [
      ...eventsOfStatus(stripe.statuses.get(payment.intentId)),
      ...(refundedIds.has(payment.intentId) ? [refunded] : []),
    ]
      .filter((type) => !payment.acknowledged.has(type))
      .map((type) => ({ type, payment })),
  );
}

export const refunded = 'charge.refunded';

/** The intents for which the server has requested a refund. The Stripe double accepts each. */
export function refundedIntents({ calls }: StripeDouble): ReadonlySet<string | null> {
  const refunds = calls.filter(({ path }) => path === '/v1/refunds');
  return new Set(refunds.map(({ body }) => body.get('payment_intent')));
}

function eventsOfStatus(status: string | undefined): string[] {
  if (status === 'requires_capture') return [authorized];
  if (status === 'succeeded') return [authorized, succeeded];
  if (status === 'canceled') return [authorized, canceled];
  return [];
}

function findAcknowledgedEvents(journal: Journal): PaymentEvent[] {
  return [...journal.payments.values()].flatMap((payment) =>
    [...payment.acknowledged].map((type) => ({ type, payment })),
  );
}

export async function deliverEvent(
  { client }: { client: Pick<CrashClient, 'send'> },
  { type, payment }: PaymentEvent,
): Promise<void> {
  const event = signedEvent(type, payment.intentId);
  const response = await client.send('POST', '/webhooks/stripe', event);
  if (response?.body.received) payment.acknowledged.add(type);
}
