import type { Money } from '../../../../contract/payments/money';
import {
  askingShare,
  listedReportSellers,
  reportedSaleCount,
} from '../../../../contract/payments/tax-details';
import type { Queryable } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';

/** Which sellers are reported. */
export interface ReportRule {
  /** Those who got more than this in a year, in the shop's currency. */
  threshold: Money;
  /** The time zone in which a year begins. */
  timeZone: string;
}

/** Returns the year of a moment. */
export const yearOf = (moment: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(moment));

/**
 * The sales that were completed in a year, with what the seller got or is owed less the fee, and the fee, as the ledger says
 * now: a refund, also of a later year, counts for the sale. Without the sales that were refunded in full.
 */
const salesOf = (year: number, { timeZone }: ReportRule): Sql => {
  const start = (of: number) => sql`make_timestamptz(${of}::int, 1, 1, 0, 0, 0, ${timeZone})`;
  return sql`(
    select accounts.seller_id, transfers.currency, transfers.order_id,
      extract(quarter from min(happened_at) filter (where transfers.kind = 'owed')
        at time zone ${timeZone})::int as quarter,
      sum(case when transfers.kind in ('owed', 'debtCancelled') then amount
        when transfers.kind in ('withheld', 'debt') then - amount else 0 end)::int8 as amount,
      sum(case transfers.kind when 'fee' then amount when 'feeReturned' then - amount else 0 end
        )::int8 as fee
    from ledger_accounts accounts
    join ledger_transfers transfers
      on transfers.order_id = accounts.order_id and transfers.currency = accounts.currency
    where accounts.id in (
        select credit_account from ledger_transfers
        where kind = 'owed' and happened_at >= ${start(year)} and happened_at < ${start(year + 1)})
      and accounts.seller_id is not null
    group by accounts.seller_id, transfers.currency, transfers.order_id
    -- A sale of an earlier year may be owed again.
    having min(happened_at) filter (where transfers.kind = 'owed') >= ${start(year)}
      and sum(case when transfers.kind in ('owed', 'debtCancelled') then amount
        when transfers.kind in ('withheld', 'debt') then - amount else 0 end) > 0)`;
};

/** The sellers who are reported of a year, or with a share, those who are near that. */
const reportedSellers = (year: number, rule: ReportRule, share = 1): Sql => {
  const { amount, currency } = rule.threshold;
  return sql`(
    select seller_id, sum(sale_count)::int as sale_count,
      json_agg(json_build_object('currency', currency, 'amount', amount) order by currency) as totals
    from (
      select seller_id, currency, count(*) as sale_count, sum(amount)::int8 as amount
      from ${salesOf(year, rule)} sales group by seller_id, currency) sums
    group by seller_id
    having sum(sale_count) >= ${Math.ceil(reportedSaleCount * share)}::int
      or bool_or(currency = ${currency} and amount > ${Math.floor(amount * share)}::int8))`;
};

/** Returns the ids of the sellers who are near the report of a year or were in that of the year before. */
export async function findSellersToAsk(
  database: Queryable,
  rule: ReportRule,
  year: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(sql`
    select id from users
    where erased_at is null and id in (
      select seller_id from ${reportedSellers(year, rule, askingShare)} near
      union select seller_id from ${reportedSellers(year - 1, rule)} reported)`);
  return rows.map(({ id }) => id);
}

/** Returns the report of a year as JSON, without what the sellers have entered. */
export async function taxReportJson(
  database: Queryable,
  year: number,
  rule: ReportRule,
): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    with reported as materialized (
      select reported.*, users.display_name, users.deleted_at is not null as is_closed,
        encrypted is not null as has_details, asked_at, coalesce(reminders, 0) as reminders, held_at
      from ${reportedSellers(year, rule)} reported
      join users on users.id = seller_id
      left join tax_details using (seller_id))
    select json_build_object(
      'sellers', (
        select coalesce(json_agg(json_build_object('sellerId', seller_id, 'sellerName', display_name,
          'sellerClosed', is_closed, 'saleCount', sale_count, 'totals', totals,
          'hasDetails', has_details, 'askedAt', asked_at, 'reminders', reminders, 'heldAt', held_at)
          order by has_details, asked_at, seller_id), '[]')
        from (
          select * from reported order by has_details, asked_at, seller_id
          limit ${listedReportSellers}) listed),
      'sellerCount', (select count(*) from reported),
      'missingCount', (select count(*) from reported where not has_details))::text as json`);
  return row?.json ?? '';
}

interface Quarter {
  quarter: number;
  amount: number;
  sales: number;
  fee: number;
}

/** What a reported seller got in a year in one currency. */
export interface ReportRow {
  sellerId: string;
  displayName: string;
  email: string;
  currency: string;
  quarters: Quarter[];
  /** What the seller has entered; null if nothing. */
  details: string | null;
  /** Where the seller is paid; null if they have entered nothing. */
  payoutAccount: string | null;
  /** The seller's account at Stripe; null without one. */
  connectedAccount: string | null;
}

export function readReportRows(
  database: Queryable,
  year: number,
  rule: ReportRule,
): Promise<ReportRow[]> {
  return database.query<ReportRow>(sql`
    select sums.seller_id as "sellerId", display_name as "displayName", email, currency,
      json_agg(json_build_object('quarter', quarter, 'amount', amount, 'sales', sales, 'fee', fee))
        as quarters,
      tax_details.encrypted as details, payout_accounts.encrypted as "payoutAccount",
      connected_accounts.id as "connectedAccount"
    from (
      select seller_id, currency, quarter, sum(amount)::int8 as amount, count(*) as sales,
        sum(fee)::int8 as fee
      from ${salesOf(year, rule)} sales group by seller_id, currency, quarter) sums
    join users on users.id = sums.seller_id
    left join tax_details on tax_details.seller_id = users.id
    left join payout_accounts on payout_accounts.seller_id = users.id
    left join connected_accounts on connected_accounts.seller_id = users.id
    where users.id in (select seller_id from ${reportedSellers(year, rule)} reported)
    group by sums.seller_id, display_name, email, currency, tax_details.encrypted,
      payout_accounts.encrypted, connected_accounts.id
    order by sums.seller_id, currency`);
}
