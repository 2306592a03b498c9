import { minRatedReviews } from '../../../contract/trust/review-rules';
import type { Transaction } from '../../database/database';
import { rawSql, sql, type Sql } from '../../database/sql';
import { addPublicChange } from '../platform/live-changes.sql';

/** The rating of a row of `users` as JSON; null with too few reviews. */
export function ratingJson(users: string, role: 'seller' | 'buyer'): Sql {
  const column = (name: string) => rawSql(`${users}.${role}_${name}`);
  return sql`case when ${column('rating')} is not null then json_build_object(
    'average', ${column('rating')}, 'count', ${column('review_count')}) end`;
}

/** The condition that the row `reviews` is part of the average. */
const isCounted = sql`reviews.published_at is not null and reviews.hidden_by is null and reviews.counted`;

/** Computes the averages of people anew, whose rows the transaction has locked before it changed their reviews. */
export async function refreshRatings(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const average = (count: Sql, sum: Sql) =>
    sql`case when ${count} >= ${minRatedReviews}::int then round(${sum}::numeric / ${count}, 1) end`;
  await tx.query(sql`
    update users set seller_review_count = by_buyers, buyer_review_count = by_sellers,
      seller_rating = ${average(sql`by_buyers`, sql`sum_by_buyers`)},
      buyer_rating = ${average(sql`by_sellers`, sql`sum_by_sellers`)}
    from unnest(${userIds}::text[]) people (id)
    cross join lateral (
      select count(*) filter (where written_by = 'buyer')::int as by_buyers,
        sum(rating) filter (where written_by = 'buyer') as sum_by_buyers,
        count(*) filter (where written_by = 'seller')::int as by_sellers,
        sum(rating) filter (where written_by = 'seller') as sum_by_sellers
      from reviews where reviews.subject_id = people.id and ${isCounted}) totals
    where users.id = people.id`);
}

/**
 * Takes the reviews of orders out of the averages, because their two sides seem to be one person. Reviews that are not
 * published yet are judged at their publication.
 */
export async function discountReviews(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  const ofOrders = sql`order_id = any(${orderIds}::text[]) and counted and published_at is not null`;
  await tx.query(sql`
    select id from users where id in (select subject_id from reviews where ${ofOrders})
    order by id for no key update`);
  const discounted = await tx.query<{ subjectId: string }>(sql`
    update reviews set counted = false where ${ofOrders} returning subject_id as "subjectId"`);
  if (discounted.length === 0) return;
  await refreshRatings(tx, [...new Set(discounted.map(({ subjectId }) => subjectId))]);
  await addPublicChange(tx);
}
