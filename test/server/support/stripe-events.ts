import Stripe from 'stripe';
import { stripeWebhookSecret, type Answer, type TestServer } from './start-test-server';

const { webhooks } = new Stripe('sk_test_of_the_tests');

export interface EventToSend {
  type: string;
  intentId: string;
  /** The secret to sign with; the server's own unless told. */
  secret?: string;
  /** What happens to the body once it has been signed. */
  change?: (body: string) => string;
}

/** Delivers an event as Stripe does, signed. */
export function deliver(server: TestServer, event: EventToSend): Promise<Answer> {
  const payload = JSON.stringify({
    id: `evt_${event.type}_${event.intentId}`,
    object: 'event',
    type: event.type,
    data: { object: { id: event.intentId, object: 'payment_intent' } },
  });
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret: event.secret ?? stripeWebhookSecret,
  });
  return server.call('POST', '/webhooks/stripe', {
    body: event.change?.(payload) ?? payload,
    headers: { 'stripe-signature': signature },
  });
}

export const authorised = 'payment_intent.amount_capturable_updated';
export const succeeded = 'payment_intent.succeeded';
export const canceled = 'payment_intent.canceled';
