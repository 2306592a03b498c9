import type { Database, Transaction } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';

interface OrderRetention {
  orderYears: number;
}

/**
 * Deletes at most `limit` payouts that were recorded more than `orderYears` ago. The ledger keeps their amounts. A payout
 * is kept while a newer payout contains one of its sales, or one of its orders ended later or is owed: without the payout, a
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
        select 1 from ledger_transfers own
        join ledger_transfers others on others.order_id = own.order_id
        join payouts younger on younger.id = others.payout_id
        where own.payout_id = payouts.id and younger.created_at >= ${cutOff})
      and not exists (
        select 1 from ledger_transfers join orders on orders.id = order_id
        where payout_id = payouts.id
          and (ended_at is null or ended_at >= ${cutOff} or ${hasBalance}))
      -- A reversal before the payout that it reverses.
      order by reverses_id is null, created_at limit ${limit}`);
    const ids = sql`any(${due.map(({ id }) => id)}::text[])`;
    await tx.query(sql`delete from payouts where id = ${ids}`);
    return due.length;
  });
}

/**
 * Deletes at most `limit` orders that ended more than `orderYears` ago, with their payments. The ledger keeps their
 * amounts, without the seller. An order is kept while money of it is held, owed or disputed, or a payout contains it. Returns the number of deleted orders.
 */
export function deleteOldOrders(
  database: Database,
  limit: number,
  { orderYears }: OrderRetention,
): Promise<number> {
  return database.transaction(async (tx) => {
    const due = await tx.query<{ id: string; productId: string }>(sql`
      select id, product_id as "productId" from orders
      where ended_at < ${yearsAgo(orderYears)} and not ${hasBalance}
        and not exists (
          select 1 from ledger_transfers where order_id = orders.id and payout_id is not null)
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
  await tx.query(sql`
    update ledger_accounts set seller_id = null where order_id = ${ids}`);
  await tx.query(sql`delete from fee_documents where order_id = ${ids}`);
  const deleted = await tx.query<{ intentId: string | null }>(sql`
    delete from orders where id = ${ids} returning payment_intent_id as "intentId"`);
  await tx.query(sql`
    delete from payments where intent_id = any(${deleted.map(({ intentId }) => intentId)}::text[])`);
}

/** The condition on `orders` that money is held or owed for it, or disputed. */
const hasBalance = sql`exists (
  select 1 from ledger_accounts where order_id = orders.id and credits <> debits)`;

const yearsAgo = (years: number): Sql => sql`now() - make_interval(years => ${years}::int)`;
