import fastify from 'fastify';
import Stripe from 'stripe';
import { registerStripeApi } from '../../../src/sandbox/stripe/register-stripe';
import { StripeApi } from '../../../src/sandbox/stripe/stripe-api';
import { WebhookDelivery } from '../../../src/sandbox/stripe/webhook-delivery';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { connectSettings, stripeKeys } from './configuration';
import { openOnDemand } from './on-demand-database';
import { openSandboxDatabase } from './sandbox-database';

interface StripeCall {
  method: string;
  path: string;
  body: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** The sandbox's Stripe emulator on its own port. */
export interface StripeDouble {
  /** The client with the server's key. */
  client: Stripe;
  origin: string;
  /** Its stored objects. */
  database: Database;
  /** All calls, oldest first. */
  calls: StripeCall[];
  /** The last known status of each intent by id. */
  statuses: ReadonlyMap<string, string>;
  /** Answers the next call with this status. Like Stripe, it repeats a server error for the same idempotency key. */
  failNext(status: number): void;
  /** Deletes the intent. */
  forget(intentId: string): Promise<void>;
  /** A call of the browser, with the publishable key and the intent's client secret. */
  browserCall(
    clientSecret: string,
    action: 'confirm' | 'authenticate',
    fields?: Record<string, string>,
  ): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
  close(): Promise<void>;
}

export const validCard = {
  number: '4242424242424242',
  exp_month: '12',
  exp_year: '40',
  cvc: '123',
};

export function cardFields(card: Partial<typeof validCard> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...validCard, ...card }).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ]),
  );
}

export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret')[0]!;
}

/** Stripe's own library, calling the double. */
export function stripeClient(
  origin: string,
  key = stripeKeys.secretKey,
  options: Pick<Stripe.StripeConfig, 'httpClient'> = {},
): Stripe {
  return new Stripe(key, {
    ...options,
    host: '127.0.0.1',
    port: new URL(origin).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * Starts the double with its own database.
 * @param webhookUrl the URL for its webhook events; without it, no events are delivered
 */
export async function startStripeDouble(webhookUrl?: string): Promise<StripeDouble> {
  const database = openOnDemand(openSandboxDatabase);
  const delivery =
    webhookUrl !== undefined &&
    new WebhookDelivery(database, {
      platform: { url: webhookUrl, secret: stripeKeys.webhookSecret },
      connected: {
        url: `${webhookUrl}/connected`,
        secret: connectSettings.connectedWebhookSecret,
      },
      accounts: { url: `${webhookUrl}/accounts`, secret: connectSettings.accountsWebhookSecret },
    });
  const calls: StripeCall[] = [];
  const statuses = new Map<string, string>();
  const failedKeys = new Set<string>();
  let failure: number | undefined;

  const app = fastify({ forceCloseConnections: true });
  app.addHook('preHandler', async ({ method, url, body, headers }, reply) => {
    const idempotencyKey = headers['idempotency-key']?.toString();
    calls.push({
      method,
      path: url,
      body: new URLSearchParams((body ?? '') as string),
      idempotencyKey,
    });
    const isRepeated = idempotencyKey !== undefined && failedKeys.has(idempotencyKey);
    const status = failure ?? (isRepeated ? 500 : undefined);
    if (status === undefined) return;
    if (idempotencyKey !== undefined && status >= 500) failedKeys.add(idempotencyKey);
    reply.code(status).send({ error: { type: 'api_error', message: 'No.' } });
    failure = undefined;
    return reply;
  });
  app.addHook('preSerialization', async ({ method }, reply, payload) => {
    const { object, id, status } = payload as Partial<Stripe.PaymentIntent>;
    // The status may have changed since an earlier call.
    const isNewStatus = method === 'POST' && !reply.hasHeader('idempotent-replayed');
    if (isNewStatus && object === 'payment_intent' && id && status) statuses.set(id, status);
    return payload;
  });
  registerStripeApi(app, new StripeApi(database, () => delivery && delivery.wake()), stripeKeys);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  if (delivery) delivery.start();

  return {
    client: stripeClient(origin),
    origin,
    database,
    calls,
    statuses,
    failNext(status) {
      failure = status;
    },
    async forget(intentId) {
      await database.query(sql`delete from sandbox.payment_intents where id = ${intentId}`);
    },
    async browserCall(clientSecret, action, fields = {}) {
      const url = `${origin}/v1/payment_intents/${intentIdOf(clientSecret)}/${action}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${stripeKeys.publishableKey}` },
        body: new URLSearchParams({ ...fields, client_secret: clientSecret }),
      });
      const body: ReturnType<typeof JSON.parse> = await response.json();
      return { status: response.status, body };
    },
    async close() {
      if (delivery) await delivery.stop();
      await app.close();
      await database.close();
    },
  };
}
