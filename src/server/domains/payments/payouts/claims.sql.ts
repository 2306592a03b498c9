import type { OwedSellersQuery } from '../../../../contract/calls/payouts';
import type { Money } from '../../../../contract/payments/money';
import { owedSellersPerPage } from '../../../../contract/payments/payout';
import type { Queryable } from '../../../database/database';
import { sql } from '../../../database/sql';
import { newAccountSince } from './payout-accounts.sql';
import { userIdsMatching } from '../../accounts/user-lists.sql';
import { isDebt, isOwed } from '../../buying/order-payout.sql';

// A claim is the price of an order that the seller is owed, or that the seller owes because the buyer was refunded after
// the payout.

/** The condition on `orders` that its price is owed to the seller. */

/** The condition on `orders` that its price was paid to the seller and then went back to the buyer. */

/** The condition on `orders` that the price is owed to the seller, or by the seller. */
export const isClaimed = sql`(${isOwed} or ${isDebt})`;

/** Whether the seller has got the price of an order, as JSON; null if nothing is owed, paid or to be deducted. */

/** The amount that the seller is owed; negative for a debt. */
export const claimAmount = sql`case when orders.paid_out then - payments.amount else payments.amount end`;

export const claimJoins = sql`
  join products on products.id = orders.product_id
  join payments on payments.intent_id = orders.payment_intent_id`;

/** Like `claimAmount`, for an order that `completeClaims` has completed. */
export const copiedAmount = sql`
  case when orders.paid_out then - orders.claim_price else orders.claim_price end`;

/**
 * The owed prices and the debts of all sellers, read from one index: joins would read every sale of the shop. Complete
 * only after `completeClaims`.
 */
const claims = sql`(
  select claim_seller_id as seller_id, claim_currency as currency, paid_out, ended_at,
    ${copiedAmount} as amount
  from orders where claim_seller_id is not null and ${isClaimed})`;

const completionBatchSize = 500;

/**
 * Copies the seller and the price to the orders that `claims` lacks, and returns their number. Sellers and prices of
 * orders never change. An order that another transaction changes is skipped.
 */
export async function completeClaims(database: Queryable): Promise<number> {
  for (let total = 0; ;) {
    // The sort makes the planner use the index: it does not know that almost no owed order lacks the seller.
    const completed = await database.query(sql`
      update orders set claim_seller_id = products.seller_id, claim_price = payments.amount,
        claim_currency = payments.currency
      from products, payments
      where products.id = orders.product_id and payments.intent_id = orders.payment_intent_id
        and orders.id in (
          select id from orders
          where claim_seller_id is null and ${isClaimed} and payment_intent_id is not null
          order by claim_seller_id, claim_currency, paid_out, ended_at limit ${completionBatchSize}
          for no key update skip locked)
      returning orders.id`);
    total += completed.length;
    if (completed.length < completionBatchSize) return total;
  }
}

/**
 * Counts the payouts that can be made: each seller in each currency with more sales than debts. After `completeClaims`.
 */
export const payableCount = sql`
  select count(*)::int from (
    select 1 from ${claims} claims group by seller_id, currency having sum(amount) > 0) payable`;

interface PayablePayout {
  sellerId: string;
  currency: string;
  amount: number;
  /** Where the seller wants to be paid. */
  encrypted: string;
  /** When it was entered, if it is new. */
  newSince: Date | null;
}

/**
 * Reads the payouts that can be made to sellers with a payout account who are not suspended, those who wait longest
 * first.
 */
export async function readPayablePayouts(database: Queryable): Promise<PayablePayout[]> {
  await completeClaims(database);
  return database.query<PayablePayout>(sql`
    select seller_id as "sellerId", currency, sum(amount)::int8 as amount, encrypted,
      ${newAccountSince} as "newSince"
    from ${claims} claims join payout_accounts using (seller_id)
    join users on users.id = seller_id and users.suspended_at is null
    group by seller_id, currency, encrypted, payout_accounts.changed_at having sum(amount) > 0
    order by min(ended_at) filter (where not paid_out), seller_id, currency`);
}

/** The subject of an export in the audit log. */
export const bankFileId = 'bank-file';

/**
 * Returns a page of the sellers with owed sales or debts as JSON, those who wait longest first. The totals are those of
 * all pages.
 */
export async function owedPageJson(
  database: Queryable,
  { text = '', page = 1 }: OwedSellersQuery,
): Promise<string> {
  await completeClaims(database);
  const matchesText = text.trim() ? sql`seller_id in (${userIdsMatching(text)})` : sql`true`;
  const [row] = await database.query<{ json: string }>(sql`
    with by_seller as materialized (
      select seller_id, currency, sum(amount) as total,
        count(*) filter (where not paid_out) as sale_count,
        - coalesce(sum(amount) filter (where paid_out), 0) as debt,
        min(ended_at) filter (where not paid_out) as since
      from ${claims} claims where ${matchesText} group by seller_id, currency)
    select json_build_object(
      'sellers', (
        select coalesce(json_agg(json_build_object(
          'sellerId', seller_id, 'sellerName', users.display_name, 'sellerEmail', users.email,
          'sellerClosed', users.deleted_at is not null,
          'sellerSuspended', users.suspended_at is not null,
          'accountChangedAt', (
            select ${newAccountSince} from payout_accounts
            where payout_accounts.seller_id = sellers.seller_id), 'currency', currency, 'total', total,
          'saleCount', sale_count, 'debt', debt, 'since', since)
          order by since nulls last, seller_id, currency), '[]')
        from (
          select * from by_seller order by since nulls last, seller_id, currency
          limit ${owedSellersPerPage} offset ${(page - 1) * owedSellersPerPage}::bigint
        ) sellers join users on users.id = seller_id),
      'sellerCount', (select count(*) from by_seller),
      'totals', (
        select coalesce(json_agg(json_build_object('currency', currency, 'total', total)
          order by currency), '[]')
        from (select currency, sum(total) as total from by_seller group by currency) totals),
      'bankFileExportedAt', (
        select max(created_at) from audit_log
        where subject_id = ${bankFileId} and act = 'payout.exportBankFile')
    )::text as json`);
  return row?.json ?? '';
}

/** The condition on `users` that a payout to the seller can be made. */
export const isOwedMoney = sql`exists (
  select 1 from orders ${claimJoins}
  where products.seller_id = users.id and ${isClaimed}
  group by payments.currency having sum(${claimAmount}) > 0)`;

/** What a seller is owed in each currency; negative for a debt. */
export function findOwedTotals(database: Queryable, sellerId: string): Promise<Money[]> {
  return database.query(sql`
    select payments.currency, sum(${claimAmount})::bigint as amount
    from orders ${claimJoins}
    where products.seller_id = ${sellerId} and ${isClaimed}
    group by payments.currency having sum(${claimAmount}) <> 0 order by payments.currency`);
}
