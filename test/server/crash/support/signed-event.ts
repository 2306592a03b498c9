import Stripe from 'stripe';
import { stripeWebhookSecret, type CallOptions } from '../../support/start-test-server';

const { webhooks } = new Stripe('sk_test_of_the_tests');

/** What Stripe posts to the webhook about an intent. */
export function signedEvent(type: string, intentId: string): CallOptions {
  const body = JSON.stringify({
    id: `evt_${type}_${intentId}`,
    object: 'event',
    type,
    data: { object: { id: intentId, object: 'payment_intent' } },
  });
  const signature = webhooks.generateTestHeaderString({
    payload: body,
    secret: stripeWebhookSecret,
  });
  return { body, headers: { 'stripe-signature': signature } };
}
