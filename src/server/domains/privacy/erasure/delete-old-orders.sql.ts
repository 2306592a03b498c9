import type { Database, Transaction } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';
import { isClaimed } from '../../payments/payouts/claims.sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';

interface OrderRetention {
  orderYears: number;
}

/**
 * Deletes at most `limit` payouts that were recorded more than `orderYears` ago, with their entries. A payout is kept
 * while a newer payout contains one of its sales, or one of its orders ended later or is owed: without the payout, a
 * lost bank dispute would not become the seller's debt. Returns the number of deleted payouts.
 */
export function deleteOldPayouts(
  database: Database,
  limit: number,
  { orderYears }: OrderRetention,
): Promise<number> {
  return database.transaction(async (tx) => {
    const cutOff = yearsAgo(orderYears);
    const due = await tx.query<{ id: string }>(sql`
      select id from payouts
      where created_at < ${cutOff} and not exists (
        select 1 from payout_entries own
        join payout_entries others on others.order_id = own.order_id
        join payouts younger on younger.id = others.payout_id
        where own.payout_id = payouts.id and younger.created_at >= ${cutOff})
      and not exists (
        select 1 from payout_entries join orders on orders.id = order_id
        where payout_id = payouts.id
          and (ended_at is null or ended_at >= ${cutOff} or ${isClaimed}))
      -- A reversal before the payout that it reverses.
      order by reverses_id is null, created_at limit ${limit}`);
    const ids = sql`any(${due.map(({ id }) => id)}::text[])`;
    await tx.query(sql`delete from payout_entries where payout_id = ${ids}`);
    await tx.query(sql`delete from payouts where id = ${ids}`);
    return due.length;
  });
}

/**
 * Deletes at most `limit` orders that ended more than `orderYears` ago, with their payments. An order is kept while its
 * price is owed, or a payout contains it. Returns the number of deleted orders.
 */
export function deleteOldOrders(
  database: Database,
  limit: number,
  { orderYears }: OrderRetention,
): Promise<number> {
  return database.transaction(async (tx) => {
    const due = await tx.query<{ id: string; productId: string }>(sql`
      select id, product_id as "productId" from orders
      where ended_at < ${yearsAgo(orderYears)} and not ${isClaimed}
        and not exists (select 1 from payout_entries where order_id = orders.id)
      order by ended_at limit ${limit} for update skip locked`);
    await deleteOrders(
      tx,
      due.map(({ id }) => id),
    );
    // Products of erased accounts were kept for their orders only.
    await tx.query(sql`
      delete from products
      where id = any(${due.map(({ productId }) => productId)}::text[]) and deleted_at is not null
        and exists (select 1 from users where id = seller_id and erased_at is not null)
        and not exists (select 1 from orders where product_id = products.id)
        and not exists (select 1 from conversations where product_id = products.id)`);
    return due.length;
  });
}

async function deleteOrders(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  const ids = sql`any(${orderIds}::text[])`;
  await unlinkPictures(tx, 'order', sql`order_id = ${ids}`);
  await tx.query(sql`delete from ordered_products where order_id = ${ids}`);
  await tx.query(sql`delete from staff_notes where subject_id = ${ids}`);
  await tx.query(sql`delete from order_flags where order_id = ${ids}`);
  await tx.query(sql`delete from notifications where order_id = ${ids}`);
  await tx.query(sql`delete from order_events where order_id = ${ids}`);
  const deleted = await tx.query<{ intentId: string | null }>(sql`
    delete from orders where id = ${ids} returning payment_intent_id as "intentId"`);
  await tx.query(sql`
    delete from payments where intent_id = any(${deleted.map(({ intentId }) => intentId)}::text[])`);
}

const yearsAgo = (years: number): Sql => sql`now() - make_interval(years => ${years}::int)`;
