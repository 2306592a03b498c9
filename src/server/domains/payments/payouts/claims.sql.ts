import type { OwedSellersQuery } from '../../../../contract/calls/payouts';
import type { Money } from '../../../../contract/payments/money';
import { owedSellersPerPage } from '../../../../contract/payments/payout';
import type { Queryable, Transaction } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';
import { openBankFile } from './bank-transfers.sql';
import { newAccountSince } from './payout-accounts.sql';
import { isHeldForTax } from '../tax/tax-details.sql';
import { userIdsMatching } from '../../accounts/user-lists.sql';

/** What sellers are owed for an order, or owe because the buyer was refunded after the payout. Debts are negative. */
export const claims = sql`(
  select seller_id, currency, order_id, credits - debits as amount
  from ledger_accounts where seller_id is not null and credits <> debits)`;

/** The condition on `users` that they are owed something, or owe something. */
export const hasClaims = sql`exists (
  select 1 from ${claims} claims where claims.seller_id = users.id)`;

/** The condition that no task sends Stripe's transfer for a claim. The task may be doing so at this moment. */
const isNotBeingSent = sql`not exists (
  select 1 from outbox where task = 'transfer' and done_at is null and dead_lettered_at is null
    and payload ->> 'orderId' = claims.order_id)`;

/**
 * Counts the payouts that the operator can make: each seller in each currency with more sales than debts, without what
 * Stripe is about to send, and without what is held.
 */
export const payableCount = sql`
  select count(*)::int from (
    select 1 from ${claims} claims
    where ${isNotBeingSent} and not ${isHeldForTax(sql`claims.seller_id`)}
    group by seller_id, currency having sum(amount) > 0) payable`;

export interface PayablePayout {
  sellerId: string;
  currency: string;
  amount: number;
  /** The owed sales. */
  orderIds: string[];
  /** Where the seller wants to be paid. */
  encrypted: string;
  /** When it was entered, if it is new. */
  newSince: Date | null;
}

/**
 * Reads the payouts that can be made to sellers with a payout account who are not suspended and whose payouts are not
 * held, those who wait longest first. Locks the sales: the task that sends Stripe's transfer for one has locked it before,
 * and is read, or waits, and then reads the caller's file.
 */
export async function lockPayablePayouts(tx: Transaction): Promise<PayablePayout[]> {
  const locked = await tx.query<{ id: string }>(sql`
    select orders.id from ${claims} claims join orders on orders.id = claims.order_id
    order by orders.product_id, orders.id for no key update of orders`);
  return tx.query<PayablePayout>(sql`
    select seller_id as "sellerId", currency, sum(amount)::int8 as amount, encrypted,
      array_agg(order_id) filter (where amount > 0) as "orderIds", ${newAccountSince} as "newSince"
    from ${claims} claims join orders on orders.id = claims.order_id
    join payout_accounts using (seller_id)
    join users on users.id = seller_id and users.suspended_at is null
    where claims.order_id = any(${locked.map(({ id }) => id)}::text[])
      and ${isNotBeingSent} and not ${isHeldForTax(sql`claims.seller_id`)}
    group by seller_id, currency, encrypted, payout_accounts.changed_at having sum(amount) > 0
    order by min(ended_at) filter (where amount > 0), seller_id, currency`);
}

/** What the shop holds for the open orders of a seller, in the currency. */
const heldFor = (seller: Sql) => sql`(
  select coalesce(sum(accounts.credits - accounts.debits), 0) from products
  join orders on orders.product_id = products.id and orders.ended_at is null
  join ledger_accounts accounts
    on accounts.id = 'held/' || orders.id and accounts.currency = ${seller}.currency
  where products.seller_id = ${seller}.seller_id)`;

/** The subject of an export in the audit log. */
export const bankFileId = 'bank-file';

/** The latest payouts of Stripe that the banks of sellers have returned. The money is in the sellers' accounts at Stripe. */
const returnedPayouts = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'sellerId', seller_id,
    'sellerName', display_name, 'currency', currency, 'amount', amount, 'reason', failure)
    order by created_at desc, id), '[]')
  from (
    select failed.*, seller_id, display_name from connected_payouts failed
    join connected_accounts on connected_accounts.id = account_id
    join users on users.id = seller_id
    where status = 'failed' and failed.created_at > now() - interval '30 days'
      and not exists (
        select 1 from connected_payouts later
        where later.account_id = failed.account_id and later.created_at > failed.created_at
          and later.status = 'paid')
    order by failed.created_at desc, failed.id limit 20) returned)`;

/**
 * Returns a page of the sellers with owed sales or debts as JSON, those who wait longest first. The totals are those of
 * all pages.
 */
export async function owedPageJson(
  database: Queryable,
  { text = '', page = 1 }: OwedSellersQuery,
): Promise<string> {
  const matchesText = text.trim() ? sql`seller_id in (${userIdsMatching(text)})` : sql`true`;
  const [row] = await database.query<{ json: string }>(sql`
    with by_seller as materialized (
      select seller_id, currency, sum(amount) as total,
        count(*) filter (where amount > 0) as sale_count,
        - coalesce(sum(amount) filter (where amount < 0), 0) as debt,
        min(ended_at) filter (where amount > 0) as since
      from ${claims} claims join orders on orders.id = claims.order_id
      where ${matchesText} group by seller_id, currency)
    select json_build_object(
      'sellers', (
        select coalesce(json_agg(json_build_object(
          'sellerId', seller_id, 'sellerName', users.display_name, 'sellerEmail', users.email,
          'sellerClosed', users.deleted_at is not null,
          'sellerSuspended', users.suspended_at is not null,
          'sellerHeld', ${isHeldForTax(sql`sellers.seller_id`)},
          'accountChangedAt', (
            select ${newAccountSince} from payout_accounts
            where payout_accounts.seller_id = sellers.seller_id),
          'stripeAccount', (
            select json_build_object('isReady', is_ready, 'wants', coalesce((
              select string_agg(requirement ->> 'text', ' ')
              from jsonb_array_elements(requirements) requirement), ''))
            from connected_accounts where connected_accounts.seller_id = sellers.seller_id),
          'currency', currency, 'total', total,
          'saleCount', sale_count, 'debt', debt, 'since', since, 'held', ${heldFor(sql`sellers`)})
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
        where subject_id = ${bankFileId} and act = 'payout.exportBankFile'),
      'bankFile', ${openBankFile},
      'returnedPayouts', ${returnedPayouts}
    )::text as json`);
  return row?.json ?? '';
}

/** The condition on `users` that a payout to the seller can be made. */
export const isOwedMoney = sql`exists (
  select 1 from ${claims} claims where claims.seller_id = users.id
  group by currency having sum(amount) > 0)`;

/** What a seller is owed in each currency; negative for a debt. */
export function findOwedTotals(database: Queryable, sellerId: string): Promise<Money[]> {
  return database.query(sql`
    select currency, sum(amount)::bigint as amount from ${claims} claims
    where seller_id = ${sellerId}
    group by currency having sum(amount) <> 0 order by currency`);
}
