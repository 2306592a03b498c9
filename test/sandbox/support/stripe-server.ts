import fastify from 'fastify';
import Stripe from 'stripe';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { registerStripe } from '../../../src/sandbox/stripe/register-stripe';
import { StripeApi } from '../../../src/sandbox/stripe/stripe-api';

export const keys = { secretKey: 'sk_test_of_the_tests', publishableKey: 'pk_test_of_the_tests' };

export const newPayment: Stripe.PaymentIntentCreateParams = {
  amount: 12_345,
  currency: 'usd',
  capture_method: 'manual',
  allowed_payment_method_types: ['card'],
  metadata: { productId: 'product-1', uid: 'buyer-1' },
};

export const goodCard = { number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123' };

/** Stripe's API stand-in on a free port, with Stripe's own library to call it by. */
export async function startStripeServer(database: Database) {
  const app = fastify();
  registerStripe(app, new StripeApi(database, () => undefined), keys);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const clientWithKey = (key: string) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: new URL(origin).port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });

  return {
    origin,
    stripe: clientWithKey(keys.secretKey),
    clientWithKey,
    /** A call as the browser makes it: by the public key and the intent's client secret. */
    async browserCall(clientSecret: string, action: string, fields: Record<string, string> = {}) {
      const id = clientSecret.split('_secret')[0];
      const response = await fetch(`${origin}/v1/payment_intents/${id}/${action}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        body: new URLSearchParams({ ...fields, client_secret: clientSecret }),
      });
      const body: ReturnType<typeof JSON.parse> = await response.json();
      return { status: response.status, body };
    },
    close: () => app.close(),
  };
}

export function cardFields(card: Partial<typeof goodCard> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...goodCard, ...card }).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ]),
  );
}

/** The stored events, oldest first. */
export async function storedEvents(database: Database): Promise<Stripe.Event[]> {
  const rows = await database.query<{ event: Stripe.Event }>(
    sql`select event from sandbox.webhook_events order by position`,
  );
  return rows.map(({ event }) => event);
}
