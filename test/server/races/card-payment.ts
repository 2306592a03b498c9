import type { TestResponse } from '../support/call-server';
import type { TestUser } from '../support/records';
import { cardFields, intentIdOf } from '../support/stripe-double';
import { authorized, canceled, deliver, succeeded } from '../support/stripe-events';
import { atOnce } from './market-calls';
import type { RaceServer } from './race-server';

export function startPayment(
  server: RaceServer,
  buyer: TestUser,
  productId: string,
): Promise<TestResponse> {
  return server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
}

/** Creates an intent and authorizes its card; the server is not notified yet. */
export async function authorize(
  server: RaceServer,
  buyer: TestUser,
  productId: string,
): Promise<string> {
  const { clientSecret } = (await startPayment(server, buyer, productId)).body;
  await server.stripe.browserCall(clientSecret, 'confirm', cardFields());
  return intentIdOf(clientSecret);
}

const deliveries = 5;

/**
 * Delivers an event, and again if Stripe does not answer the server within seconds, which happens on a
 * busy machine.
 */
export async function deliverUntilHandled(
  deliverOnce: () => Promise<TestResponse>,
): Promise<TestResponse> {
  let response = await deliverOnce();
  for (let count = 1; count < deliveries && response.status === 502; count += 1) {
    response = await deliverOnce();
  }
  return response;
}

/** Delivers the remaining events of an authorized payment, each twice at once. */
export async function deliverPaymentEvents(
  server: RaceServer,
  intentId: string,
): Promise<TestResponse[]> {
  const deliverEvent = (type: string) =>
    deliverUntilHandled(() => deliver(server, { type, intentId }));
  const first = await atOnce(2, () => deliverEvent(authorized));
  const isCharged = server.stripe.statuses.get(intentId) === 'succeeded';
  const last = isCharged ? succeeded : canceled;
  return [...first, ...(await atOnce(2, () => deliverEvent(last)))];
}

/** The intents that the server asked Stripe to capture or cancel. */
export function intentsWithCall(
  { stripe }: RaceServer,
  verb: 'capture' | 'cancel',
  intentIds: string[],
): string[] {
  const paths = new Set(stripe.calls.map(({ path }) => path));
  return intentIds.filter((id) => paths.has(`/v1/payment_intents/${id}/${verb}`));
}
