import type { Person } from '../support/records';
import { authorised, canceled, succeeded } from '../support/stripe-events';
import type { Answer } from '../support/start-test-server';
import { signedEvent } from '../crash/support/signed-event';
import type { Arena } from './arena';

export function askToPay(arena: Arena, buyer: Person, productId: string): Promise<Answer> {
  return arena.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
}

/** Asks for an intent and lets the card be authorised; no server knows of it yet. */
export async function authorise(arena: Arena, buyer: Person, productId: string): Promise<string> {
  const { body } = await askToPay(arena, buyer, productId);
  const intentId: string = body.clientSecret.replace('_secret', '');
  arena.stripeStandIn.intents.get(intentId)!.status = 'requires_capture';
  return intentId;
}

export function statusAtStripe({ stripeStandIn }: Arena, intentId: string): string | undefined {
  return stripeStandIn.intents.get(intentId)?.status;
}

function tellTwice(arena: Arena, type: string, intentId: string): Promise<Answer[]> {
  const event = signedEvent(type, intentId);
  const deliveries = [event, event].map((copy) => arena.call('POST', '/webhooks/stripe', copy));
  return Promise.all(deliveries);
}

/** Delivers what Stripe tells of an authorised payment until its end, each event twice at once. */
export async function tellOfPayment(arena: Arena, intentId: string): Promise<Answer[]> {
  const first = await tellTwice(arena, authorised, intentId);
  const type = statusAtStripe(arena, intentId) === 'succeeded' ? succeeded : canceled;
  return [...first, ...(await tellTwice(arena, type, intentId))];
}

/** Those of the intents that Stripe was asked to charge, or to give up. */
export function intentsAsked(
  { stripeStandIn }: Arena,
  verb: 'capture' | 'cancel',
  intentIds: string[],
): string[] {
  const asked = new Set(stripeStandIn.calls.map(({ path }) => path));
  return intentIds.filter((id) => asked.has(`/v1/payment_intents/${id}/${verb}`));
}
