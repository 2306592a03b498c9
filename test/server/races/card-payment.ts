import type { Answer } from '../support/call-server';
import type { TestUser } from '../support/records';
import { cardFields, intentIdOf } from '../support/stripe-double';
import { authorised, canceled, deliver, succeeded } from '../support/stripe-events';
import { atOnce } from './market-calls';
import type { RaceServer } from './race-server';

export function askToPay(server: RaceServer, buyer: TestUser, productId: string): Promise<Answer> {
  return server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
}

/** Asks for an intent and lets the card be authorised; no server knows of it yet. */
export async function authorise(
  server: RaceServer,
  buyer: TestUser,
  productId: string,
): Promise<string> {
  const { clientSecret } = (await askToPay(server, buyer, productId)).body;
  await server.stripe.browserCall(clientSecret, 'confirm', cardFields());
  return intentIdOf(clientSecret);
}

const deliveries = 5;

/**
 * Delivers that a card was charged, again where the server asks for it. It does when Stripe has not
 * told of the charge within seconds, which on a busy machine the double may need.
 */
async function tellOfCharge(server: RaceServer, intentId: string): Promise<Answer> {
  let answer = await deliver(server, { type: succeeded, intentId });
  for (let count = 1; count < deliveries && answer.status === 500; count += 1) {
    answer = await deliver(server, { type: succeeded, intentId });
  }
  return answer;
}

/** Delivers what Stripe tells of an authorised payment until its end, each event twice at once. */
export async function tellOfPayment(server: RaceServer, intentId: string): Promise<Answer[]> {
  const tell = (type: string) => deliver(server, { type, intentId });
  const first = await atOnce(2, () => tell(authorised));
  const isCharged = server.stripe.statuses.get(intentId) === 'succeeded';
  const last = () => (isCharged ? tellOfCharge(server, intentId) : tell(canceled));
  return [...first, ...(await atOnce(2, last))];
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
