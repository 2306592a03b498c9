import type { Overview } from '../../../contract/console/overview';
import { shopCurrency } from '../../../contract/payments/currencies';
import { overviewFigures, type OverviewFigure } from '../../../contract/console/staff-limits';
import type { OrderState } from '../../../contract/order.machine';
import type { Queryable } from '../../database/database';
import { rawSql, sql, sqlList, type Sql } from '../../database/sql';
import { payableCount } from '../payments/payouts/claims.sql';

const stateCount = (state: OrderState) =>
  sql`select count(*)::int from orders where state = ${state}`;

/** What waits for a decision of staff: for each kind of contract/console/overview, the statement that counts it. */
const waitingCounts: Record<string, Sql> = {
  disputes: stateCount('underReview'),
  unconfirmedArrivals: stateCount('arrivalUnconfirmed'),
  failedRefunds: stateCount('refundFailed'),
  failedPartRefunds: stateCount('partRefundFailed'),
  bankDisputes: stateCount('bankDisputeWon'),
  reports: sql`select count(*)::int from reports where decision_id is null`,
  appeals: sql`select count(*)::int from appeals where outcome is null`,
  payouts: payableCount,
  contactMessages: sql`select count(*)::int from contact_messages where done_at is null`,
  failedJobs: sql`
    select count(*)::int from outbox where dead_lettered_at is not null and done_at is null`,
  unverifiedSellers: sql`
    select count(*)::int from users
    where (role = 'seller' or role = 'buyer' and has_both_roles) and deleted_at is null and not verified`,
};

/** Days are counted in UTC, so that they do not depend on the time zone of the database. */
const today = sql`(now() at time zone 'UTC')::date`;
const isOnDay = (column: Sql) =>
  sql`${column} >= days.start and ${column} < days.start + interval '24 hours'`;

/**
 * The statement that counts each figure for a row of `days`. Reading one range of an index for each day is several
 * times faster than grouping all rows by their day. The turnover is counted on the day on which
 * the payment began, the revenue on that of the invoice.
 */
const figures: Record<OverviewFigure, Sql> = {
  signUps: sql`select count(*)::int from users where ${isOnDay(sql`created_at`)}`,
  listings: sql`select count(*)::int from products where ${isOnDay(sql`created_at`)}`,
  sales: sql`select count(*)::int from orders where ${isOnDay(sql`paid_at`)}`,
  get turnover() {
    return sql`
      select coalesce(sum(amount), 0)::int8 from payments
      where status = 'paid' and currency = ${shopCurrency()} and ${isOnDay(sql`created_at`)}`;
  },
  get revenue() {
    return sql`
      select coalesce(sum(net), 0)::int8 from fee_documents
      where currency = ${shopCurrency()} and ${isOnDay(sql`issued_at`)}`;
  },
};

const figureColumns = () =>
  sqlList(overviewFigures.map((name) => sql`(${figures[name]}) as ${rawSql(`"${name}"`)}`));

/** Returns what waits for a decision, and the figures of each of the last days. */
export async function readOverview(database: Queryable, dayCount: number): Promise<Overview> {
  const firstDay = sql`${today} - ${dayCount - 1}::int`;
  const kinds = Object.entries(waitingCounts);
  const [waiting] = await database.query<{ counts: number[] }>(
    sql`select array[${sqlList(kinds.map(([, count]) => sql`(${count})`))}] as counts`,
  );
  const days = await database.query<Overview['days'][number]>(sql`
    select to_char(days.start at time zone 'UTC', 'YYYY-MM-DD') as day, ${figureColumns()}
    from generate_series((${firstDay})::timestamp at time zone 'UTC', now(), interval '24 hours')
      days (start)
    order by days.start`);
  const totals = { signUps: 0, listings: 0, sales: 0, turnover: 0, revenue: 0 };
  for (const day of days) for (const name of overviewFigures) totals[name] += day[name];
  return {
    waiting: kinds.map(([kind], index) => ({ kind, count: waiting?.counts[index] ?? 0 })),
    totals,
    days,
  };
}
