import type { OrderEffects, OrderListener } from '../../contract/order.machine';
import type { Transaction } from '../database/database';
import { sql, type Sql } from '../database/sql';
import type { OrderRow } from './order-row';
import { addRefund, addRelease } from './outbox';

type Effect<Params> = (tx: Transaction, order: OrderRow, params: Params) => Promise<unknown>;

/** What the actions of the order's chart do to the database, in the transaction of its move. */
const effects: { [Name in keyof OrderEffects]: Effect<OrderEffects[Name]> } = {
  keepContact: (tx, { id }, { phoneNumber, meetingLocation }) =>
    tx.query(sql`
      update orders set phone_number = ${phoneNumber}, meeting_location = ${meetingLocation}
      where id = ${id}`),

  async tell(tx, order, { whom, news }) {
    const listeners = whom
      .map((listener) => sql`select id from users where ${isListener(listener, order)}`)
      .reduce((before, listener) => sql`${before} union ${listener}`);
    await tx.query(sql`
      with told as (
        insert into notifications (user_id, order_id, event_number, news)
        select users.id, ${order.id}, ${order.events}, ${news} from users
        where id in (${listeners}) and deleted_at is null
        on conflict do nothing returning id, user_id),
      heard as (
        insert into live_changes (subject_type, subject_id, recipient_ids)
        select 'notification', ${order.id}, array_agg(user_id) from told having count(*) > 0)
      insert into outbox (key, task, payload)
      select 'mail/' || id, 'mail', jsonb_build_object('notificationId', id) from told`);
  },

  unlist: (tx, { productId }) =>
    tx.query(sql`update products set listed = false where id = ${productId}`),

  relist: async (tx, { productId, sellerId }, { isHandedOver }) => {
    if (isHandedOver) return;
    // It has left the advertisements, whose number is limited: another may have its place.
    await tx.query(sql`
      update products set listed = true, advertise = false
      where id = ${productId} and deleted_at is null
        and exists (select 1 from users where id = ${sellerId} and deleted_at is null)`);
  },

  async releasePayments(tx, { productId, buyerId }) {
    const begun = await tx.query<{ intentId: string }>(sql`
      select intent_id as "intentId" from payments
      where product_id = ${productId} and buyer_id = ${buyerId} and status in ('open', 'reserved')
      for update`);
    for (const { intentId } of begun) {
      await addRelease(tx, intentId);
    }
    // What is authorised from now on is too late.
    await tx.query(sql`
      update payments set status = 'unavailable'
      where product_id = ${productId} and buyer_id = ${buyerId} and status = 'open'`);
  },

  refund: async (tx, { id, events }) => {
    const [paid] = await tx.query<{ intentId: string }>(sql`
      select payment_intent_id as "intentId" from orders where id = ${id}`);
    if (paid) await addRefund(tx, paid.intentId, events);
  },
};

/**
 * Carries out an action of the chart.
 * @throws for one that nobody knows, so that the move is not kept without it
 */
export async function carryOut(
  tx: Transaction,
  order: OrderRow,
  { type, params }: { type: string; params?: unknown },
): Promise<void> {
  if (!(type in effects)) throw new Error(`Nobody knows how to ${type}.`);
  const effect = effects[type as keyof OrderEffects] as Effect<unknown>;
  await effect(tx, order, params);
}

function isListener(listener: OrderListener, { buyerId, sellerId }: OrderRow): Sql {
  switch (listener) {
    case 'buyer':
      return sql`id = ${buyerId}`;
    case 'seller':
      return sql`id = ${sellerId}`;
    case 'admins':
      return sql`role = 'Admin'`;
  }
}
