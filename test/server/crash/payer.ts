import type { TestUser } from '../support/records';
import { cardFields, intentIdOf, type StripeDouble } from '../support/stripe-double';
import { authorised, canceled, signedEvent, succeeded } from '../support/stripe-events';
import type { Journal, KnownPayment } from './journal';
import type { Marketplace } from './marketplace';
import type { Conversation } from './conversation';
import type { Writer } from './writer';

/** Asks for an intent and lets the card be authorised; Stripe tells of it at some other time. */
export async function payFor(
  { journal, stripe, conversation }: Writer,
  { id: productId, buyer }: { id: string; buyer: TestUser },
): Promise<void> {
  const answer = await conversation.ask('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  const clientSecret: string | undefined = answer?.body.clientSecret;
  if (!clientSecret) return;
  journal.payment(intentIdOf(clientSecret), productId, buyer);
  await stripe.browserCall(clientSecret, 'confirm', cardFields());
}

/** Delivers an event that Stripe knows no acknowledgement of, and sometimes one that it does. */
export async function tellOfPayment(writer: Writer): Promise<void> {
  const { journal, random } = writer;
  const due = dueEvents(writer);
  const event = random.pick(random.chance(0.9) ? due : told(journal));
  if (!event) return;
  const deliveries = random.chance(0.2) ? 2 : 1;
  await Promise.all(Array.from({ length: deliveries }, () => deliver(writer, event)));
}

interface DueEvent {
  type: string;
  payment: KnownPayment;
}

/** What happened at Stripe and was not acknowledged: it goes on delivering that. */
export function dueEvents({ journal, stripe }: Marketplace): DueEvent[] {
  const givenBack = refundedIntents(stripe);
  return [...journal.payments.values()].flatMap((payment) =>
    [
      ...happened(stripe.statuses.get(payment.intentId)),
      ...(givenBack.has(payment.intentId) ? [refunded] : []),
    ]
      .filter((type) => !payment.acknowledged.has(type))
      .map((type) => ({ type, payment })),
  );
}

export const refunded = 'charge.refunded';

/** Those that Stripe was asked to give back, which it does for every charge. */
export function refundedIntents({ calls }: StripeDouble): ReadonlySet<string | null> {
  const refunds = calls.filter(({ path }) => path === '/v1/refunds');
  return new Set(refunds.map(({ body }) => body.get('payment_intent')));
}

function happened(status: string | undefined): string[] {
  if (status === 'requires_capture') return [authorised];
  if (status === 'succeeded') return [authorised, succeeded];
  if (status === 'canceled') return [authorised, canceled];
  return [];
}

function told(journal: Journal): DueEvent[] {
  return [...journal.payments.values()].flatMap((payment) =>
    [...payment.acknowledged].map((type) => ({ type, payment })),
  );
}

export async function deliver(
  { conversation }: { conversation: Pick<Conversation, 'ask'> },
  { type, payment }: DueEvent,
): Promise<void> {
  const event = signedEvent(type, payment.intentId);
  const answer = await conversation.ask('POST', '/webhooks/stripe', event);
  if (answer?.body.received) payment.acknowledged.add(type);
}
