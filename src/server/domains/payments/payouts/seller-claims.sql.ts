import type { OwedTotals } from '../../../../contract/payments/payout';
import type { Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { claims } from './claims.sql';
import type { JsonPage, PageRequest } from '../../platform/json-page.sql';
import { orderedField, orderedProductJoin } from '../../selling/ordered-products.sql';

/** When the order ended. A debt whose refund is still in progress has not ended, and counts from the booking. */
const claimedAt = sql`coalesce(orders.ended_at, orders.created_at)`;

/** Returns a page of the owed sales and the debts of a seller as JSON, the oldest first. */
export async function claimsJson(
  database: Queryable,
  { sellerId, currency }: { sellerId: string; currency?: string | undefined },
  { limit, after }: PageRequest,
): Promise<JsonPage> {
  const isAfter = after
    ? sql`(${claimedAt}, orders.id) > (${after.createdAt}::timestamptz, ${after.id})`
    : sql`true`;
  const [row] = await database.query<{ json: string; createdAt: Date; id: string; count: number }>(
    sql`
    select count(*)::int as count, max(claimed_at) as "createdAt",
      (array_agg(orders.id order by claimed_at desc, orders.id desc))[1] as id,
      coalesce(json_agg(json_build_object(
        'orderId', orders.id, 'productName', ${orderedField('productName')},
        'currency', currency, 'amount', amount, 'since', orders.ended_at)
        order by claimed_at, orders.id), '[]')::text as json
    from (
      select orders.*, currency, amount, ${claimedAt} as claimed_at
      from ${claims} claims join orders on orders.id = claims.order_id
      where seller_id = ${sellerId} and ${isAfter}
        and ${currency === undefined ? sql`true` : sql`currency = ${currency}`}
      order by claimed_at, orders.id limit ${limit}
    ) orders
    join lateral (select * from products where products.id = orders.product_id offset 0) products
      on true ${orderedProductJoin}`,
  );
  if (!row) return { json: '[]' };
  const { json, count, createdAt, id } = row;
  return { json, ...(count === limit && { nextAfter: { createdAt, id } }) };
}

/** Sums the owed sales and the debts of a seller as they are now. */
export async function readOwedTotals(database: Queryable, sellerId: string): Promise<OwedTotals> {
  // Truncated to milliseconds, the precision of orders' times and of times in JSON.
  const [row] = await database.query<{ until: Date; totals: OwedTotals['totals'] }>(sql`
    select until, (
      select coalesce(json_agg(json_build_object('currency', currency, 'saleCount', sale_count,
        'sales', sales, 'debt', debt) order by currency), '[]')
      from (
        select currency, count(*) filter (where amount > 0) as sale_count,
          coalesce(sum(amount) filter (where amount > 0), 0) as sales,
          coalesce(sum(- amount) filter (where amount < 0), 0) as debt
        from ${claims} claims join orders on orders.id = claims.order_id
        where seller_id = ${sellerId} and (amount < 0 or ${claimedAt} <= until)
        group by currency) sums) as totals
    from (select date_trunc('milliseconds', now()) as until) moments`);
  if (!row) throw new Error('A select of one moment has one row.');
  return { until: row.until.toISOString(), totals: row.totals };
}

export interface LockedClaim {
  orderId: string;
  /** Negative for a debt. */
  amount: number;
}

/** Which owed sales a payout covers. */
export type CoveredSales = { orderIds: string[] } | { until: string; exceptOrderIds: string[] };

/**
 * Locks the covered sales that are owed, and all debts of the seller in the currency. The orders are locked in the
 * order of their products, as in other transactions that lock several.
 */
export function lockClaims(
  tx: Transaction,
  { sellerId, currency, sales }: { sellerId: string; currency: string; sales: CoveredSales },
): Promise<LockedClaim[]> {
  const isCovered =
    'orderIds' in sales
      ? sql`orders.id = any(${sales.orderIds}::text[])`
      : sql`${claimedAt} <= ${sales.until}::timestamptz
          and not orders.id = any(${sales.exceptOrderIds}::text[])`;
  return tx.query(sql`
    select orders.id as "orderId", credits - debits as amount
    from ledger_accounts join orders on orders.id = ledger_accounts.order_id
    where seller_id = ${sellerId} and currency = ${currency} and credits <> debits
      and (credits < debits or ${isCovered})
    order by orders.product_id, orders.id for no key update of orders, ledger_accounts`);
}
