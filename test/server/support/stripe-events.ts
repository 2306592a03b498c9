import Stripe from 'stripe';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import type { TestResponse, CallOptions } from './call-server';
import { stripeKeys } from './configuration';
import type { TestServer } from './start-test-server';

const { webhooks } = new Stripe(stripeKeys.secretKey);

export const authorized = 'payment_intent.amount_capturable_updated';
export const succeeded = 'payment_intent.succeeded';
export const canceled = 'payment_intent.canceled';

/** The signature header of a webhook event. */
export function signatureOf(payload: string, secret = stripeKeys.webhookSecret): string {
  return webhooks.generateTestHeaderString({ payload, secret });
}

/** A signed webhook event of an intent. */
export function signedEvent(type: string, intentId: string, secret?: string) {
  const body = JSON.stringify({
    id: `evt_${type}_${intentId}`,
    object: 'event',
    type,
    data: { object: { id: intentId, payment_intent: intentId, refunded: true } },
  });
  const headers = { 'stripe-signature': signatureOf(body, secret) };
  return { body, headers } satisfies CallOptions;
}

/** Delivers a stored event of the emulator. */
export function deliverStoredEvent(
  server: Pick<TestServer, 'call'>,
  event: Pick<Stripe.Event, 'type' | 'data'>,
): Promise<TestResponse> {
  const body = JSON.stringify(event);
  const headers = { 'stripe-signature': signatureOf(body) };
  return server.call('POST', '/webhooks/stripe', { body, headers });
}

export interface EventToSend {
  type: string;
  intentId: string;
  /** The signing secret; the server's own by default. */
  secret?: string;
  /** Changes the body after signing. */
  change?: (body: string) => string;
}

/** Delivers an event as Stripe does. */
export function deliver(
  server: Pick<TestServer, 'call'>,
  { type, intentId, secret, change }: EventToSend,
): Promise<TestResponse> {
  const { body, headers } = signedEvent(type, intentId, secret);
  return server.call('POST', '/webhooks/stripe', { body: change?.(body) ?? body, headers });
}

/** The events that the Stripe emulator has stored, oldest first. */
export async function storedEvents(database: Database): Promise<Stripe.Event[]> {
  const rows = await database.query<{ event: Stripe.Event }>(
    sql`select event from sandbox.webhook_events order by position`,
  );
  return rows.map(({ event }) => event);
}
