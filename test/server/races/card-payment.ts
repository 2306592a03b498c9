import type { Answer } from '../support/call-server';
import type { Person } from '../support/records';
import { cardFields, intentIdOf } from '../support/stripe-double';
import { authorised, canceled, deliver, succeeded } from '../support/stripe-events';
import type { RaceServer } from './race-server';

export function askToPay(server: RaceServer, buyer: Person, productId: string): Promise<Answer> {
  return server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
}

/** Asks for an intent and lets the card be authorised; no server knows of it yet. */
export async function authorise(
  server: RaceServer,
  buyer: Person,
  productId: string,
): Promise<string> {
  const { clientSecret } = (await askToPay(server, buyer, productId)).body;
  await server.stripe.browserCall(clientSecret, 'confirm', cardFields());
  return intentIdOf(clientSecret);
}

function deliverTwice(server: RaceServer, type: string, intentId: string): Promise<Answer[]> {
  return Promise.all([1, 2].map(() => deliver(server, { type, intentId })));
}

/** Delivers what Stripe tells of an authorised payment until its end, each event twice at once. */
export async function tellOfPayment(server: RaceServer, intentId: string): Promise<Answer[]> {
  const first = await deliverTwice(server, authorised, intentId);
  const isCharged = server.stripe.statuses.get(intentId) === 'succeeded';
  return [...first, ...(await deliverTwice(server, isCharged ? succeeded : canceled, intentId))];
}

/** Those of the intents that Stripe was asked to charge, or to give up. */
export function intentsAsked(
  { stripe }: RaceServer,
  verb: 'capture' | 'cancel',
  intentIds: string[],
): string[] {
  const asked = new Set(stripe.calls.map(({ path }) => path));
  return intentIds.filter((id) => asked.has(`/v1/payment_intents/${id}/${verb}`));
}
