import type { OrderEffects, OrderListener } from '../../contract/order.machine';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import type { OrderRow } from './order-row';
import { addRefund, addRelease } from './outbox';

type Effect<Params> = (transaction: Queryable, order: OrderRow, params: Params) => Promise<unknown>;

/** What the actions of the order's chart do to the database, in the transaction of its move. */
const effects: { [Name in keyof OrderEffects]: Effect<OrderEffects[Name]> } = {
  keepContact: (transaction, { id }, { phoneNumber, meetingLocation }) =>
    transaction.query(sql`
      update orders set phone_number = ${phoneNumber}, meeting_location = ${meetingLocation}
      where id = ${id}`),

  async tell(transaction, order, { whom, news }) {
    const listeners = whom
      .map((listener) => sql`select id from users where ${isListener(listener, order)}`)
      .reduce((before, listener) => sql`${before} union ${listener}`);
    await transaction.query(sql`
      with told as (
        insert into notifications (user_id, order_id, event_number, news)
        select users.id, ${order.id}, ${order.events}, ${news} from users
        where id in (${listeners}) and deleted_at is null
        on conflict do nothing returning id, user_id),
      heard as (
        insert into live_changes (about, subject_id, readers)
        select 'notification', ${order.id}, array_agg(user_id) from told having count(*) > 0)
      insert into outbox (key, task, payload)
      select 'mail/' || id, 'mail', jsonb_build_object('notificationId', id) from told`);
  },

  unlist: (transaction, { productId }) =>
    transaction.query(sql`update products set listed = false where id = ${productId}`),

  relist: async (transaction, { productId, sellerId }, { isHandedOver }) => {
    if (isHandedOver) return;
    // It has left the advertisements, whose number is limited: another may have its place.
    await transaction.query(sql`
      update products set listed = true, advertise = false
      where id = ${productId} and deleted_at is null
        and exists (select 1 from users where id = ${sellerId} and deleted_at is null)`);
  },

  async releasePayments(transaction, { productId, buyerId }) {
    const begun = await transaction.query<{ intentId: string }>(sql`
      select intent_id as "intentId" from payments
      where product_id = ${productId} and buyer_id = ${buyerId} and status in ('open', 'won')
      for update`);
    for (const { intentId } of begun) {
      await addRelease(transaction, intentId);
    }
    // What is authorised from now on is too late.
    await transaction.query(sql`
      update payments set status = 'lost'
      where product_id = ${productId} and buyer_id = ${buyerId} and status = 'open'`);
  },

  refund: async (transaction, { id, events }) => {
    const [paid] = await transaction.query<{ intentId: string }>(sql`
      select payment_intent_id as "intentId" from orders where id = ${id}`);
    if (paid) await addRefund(transaction, paid.intentId, events);
  },
};

/**
 * Carries out an action of the chart.
 * @throws for one that nobody knows, so that the move is not kept without it
 */
export async function carryOut(
  transaction: Queryable,
  order: OrderRow,
  { type, params }: { type: string; params?: unknown },
): Promise<void> {
  if (!(type in effects)) throw new Error(`Nobody knows how to ${type}.`);
  const effect = effects[type as keyof OrderEffects] as Effect<unknown>;
  await effect(transaction, order, params);
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
