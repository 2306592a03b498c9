import type { OrderFlagKind } from '../../../contract/buying/order-flag';
import { findPhoneNumber } from '../../../contract/text/phone-number';
import type { Database, Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { discountReviews } from '../catalogue/ratings.sql';
import { addLiveChanges } from '../platform/live-changes.sql';

/**
 * Flags an order if its buyer entered the phone number of the product, or one with which its seller has
 * booked other products.
 */
export async function flagSharedPhone(tx: Transaction, orderId: string): Promise<void> {
  const [order] = await tx.query<{
    buyerNumber: string;
    productNumber: string;
    isSellerNumber: boolean;
  }>(
    sql`
    select orders.phone_number as "buyerNumber", products.mobile_number as "productNumber",
      exists (
        select 1 from orders bookings where bookings.buyer_id = products.seller_id
          and bookings.phone_number = orders.phone_number) as "isSellerNumber"
    from orders join products on products.id = orders.product_id
    where orders.id = ${orderId} and orders.phone_number is not null`,
  );
  if (!order) return;
  // A booking's number is normalized, a product's is as the seller typed it.
  const { buyerNumber, productNumber, isSellerNumber } = order;
  const isShared = isSellerNumber || findPhoneNumber(productNumber)?.dialed === buyerNumber;
  if (isShared) await addFlags(tx, 'samePhone', sql`select ${orderId}::text`);
}

/**
 * Flags the orders that were paid with the card of a payment and whose sellers have paid with it, too. Called after the
 * payment was committed, so that of two simultaneous payments the later call finds both.
 */
export function flagSharedCard(database: Database, intentId: string): Promise<void> {
  const orderIds = sql`
    select orders.id from payments
      join payments related on related.card_fingerprint = payments.card_fingerprint
      join orders on orders.payment_intent_id = related.intent_id
      join products on products.id = orders.product_id
    where payments.intent_id = ${intentId}
      and exists (
        select 1 from payments others
        where others.card_fingerprint = payments.card_fingerprint
          and others.buyer_id = products.seller_id)`;
  return database.transaction((tx) => addFlags(tx, 'sameCard', orderIds));
}

/** Flags the orders whose ids the query returns, discounts their reviews, and notifies admins of new flags. */
async function addFlags(tx: Transaction, kind: OrderFlagKind, orderIds: Sql): Promise<void> {
  const added = await tx.query<{ id: string }>(sql`
    insert into order_flags (order_id, kind)
    select flagged.id, ${kind} from (${orderIds}) flagged (id)
    on conflict do nothing returning order_id as id`);
  const ids = added.map(({ id }) => id);
  if (ids.length > 0) await discountReviews(tx, ids);
  // Without recipients, only admins are notified.
  for (const id of ids) await addLiveChanges(tx, { about: 'order', id, recipientIds: [] });
}

/** The flags of the row `orders` as a JSON array. */
export const orderFlagsJson = sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'flaggedAt', flagged_at)
    order by flagged_at), '[]')
  from order_flags where order_flags.order_id = orders.id)`;

/** Deletes what links a user to other accounts: the cards, and the flags of their orders as buyer and seller. */
export async function deleteFlagsOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query(sql`
    update payments set card_fingerprint = null
    where buyer_id = ${userId} and card_fingerprint is not null`);
  await tx.query(sql`
    delete from order_flags where order_id in (
      select id from orders where buyer_id = ${userId}
      union all
      select orders.id from products join orders on orders.product_id = products.id
      where products.seller_id = ${userId})`);
}

interface CardRetention {
  /** The number of days after which cards and flags are deleted. */
  cardDays: number;
}

/** Deletes at most `limit` old flags, and returns their number. */
export async function deleteOldFlags(
  database: Queryable,
  limit: number,
  { cardDays }: CardRetention,
): Promise<number> {
  const deleted = await database.query(sql`
    delete from order_flags where (order_id, kind) in (
      select order_id, kind from order_flags
      where flagged_at < now() - make_interval(days => ${cardDays}::int)
      order by flagged_at limit ${limit})
    returning order_id`);
  return deleted.length;
}

/** Removes the cards of at most `limit` old payments, and returns their number. */
export async function deleteOldCards(
  database: Queryable,
  limit: number,
  { cardDays }: CardRetention,
): Promise<number> {
  const updated = await database.query(sql`
    update payments set card_fingerprint = null where intent_id in (
      select intent_id from payments
      where card_fingerprint is not null
        and created_at < now() - make_interval(days => ${cardDays}::int)
      order by created_at limit ${limit})
    returning intent_id`);
  return updated.length;
}
