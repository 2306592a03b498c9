import type { Queryable } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { Charge, PaymentMethod } from './charge';
import { nowInSeconds, randomId, type PaymentIntent } from './payment-intent';
import { createResourceMissingError } from './stripe-error';

/** Reads an intent. Within a transaction, it is locked until the end. @throws StripeError if it does not exist */
export async function readIntent(queryable: Queryable, id: string): Promise<PaymentIntent> {
  const [row] = await queryable.query<{ intent: PaymentIntent }>(
    sql`select intent from sandbox.payment_intents where id = ${id} for update`,
  );
  if (!row) throw createResourceMissingError(id);
  return row.intent;
}

export async function saveIntent(queryable: Queryable, intent: PaymentIntent): Promise<void> {
  await queryable.query(
    sql`insert into sandbox.payment_intents (id, intent)
        values (${intent.id}, ${JSON.stringify(intent)}::text::jsonb)
        on conflict (id) do update set intent = excluded.intent`,
  );
}

export async function readPaymentMethod(queryable: Queryable, id: string) {
  const [row] = await queryable.query<{ method: PaymentMethod }>(
    sql`select method from sandbox.payment_methods where id = ${id}`,
  );
  return row?.method;
}

export async function savePaymentMethod(queryable: Queryable, method: PaymentMethod) {
  await queryable.query(
    sql`insert into sandbox.payment_methods (id, method)
        values (${method.id}, ${JSON.stringify(method)}::text::jsonb)`,
  );
}

export async function readCharge(queryable: Queryable, id: string) {
  // Rows of older versions lack the fields for refunds and disputes.
  const [row] = await queryable.query<{ charge: Charge }>(
    sql`select '{"amount_refunded": 0, "refunded": false, "disputed": false}' || charge as charge
        from sandbox.charges where id = ${id}`,
  );
  return row?.charge;
}

export async function saveCharge(queryable: Queryable, charge: Charge) {
  await queryable.query(
    sql`insert into sandbox.charges (id, charge)
        values (${charge.id}, ${JSON.stringify(charge)}::text::jsonb)
        on conflict (id) do update set charge = excluded.charge`,
  );
}

/** The destinations of webhook events at Stripe, each of which has a URL and a secret. */
export type EventDestination = 'platform' | 'connected' | 'accounts';

/**
 * Stores a webhook event in Stripe's format for delivery.
 * @param account the connected account that the event is about, if it is not about the platform
 */
export async function addEvent(
  queryable: Queryable,
  type: string,
  object: object,
  idempotencyKey: string | null,
  account?: string,
): Promise<void> {
  const event = {
    id: randomId('evt'),
    object: 'event',
    ...(account !== undefined && { account }),
    api_version: null,
    created: nowInSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: idempotencyKey },
    type,
  };
  await storeEvent(queryable, event, account === undefined ? 'platform' : 'connected');
}

/** Stores an event of version 2, which has no data but the id of the account. */
export async function addThinEvent(queryable: Queryable, type: string, accountId: string) {
  const event = {
    id: randomId('evt'),
    object: 'v2.core.event',
    created: new Date().toISOString(),
    livemode: false,
    related_object: {
      id: accountId,
      type: 'v2.core.account',
      url: `/v2/core/accounts/${accountId}`,
    },
    type,
  };
  await storeEvent(queryable, event, 'accounts');
}

async function storeEvent(queryable: Queryable, event: object, destination: EventDestination) {
  await queryable.query(
    sql`insert into sandbox.webhook_events (event, destination)
        values (${JSON.stringify(event)}::text::jsonb, ${destination})`,
  );
}
