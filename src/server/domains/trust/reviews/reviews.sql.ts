import { maxUnpaidRating, reviewDays } from '../../../../contract/trust/review-rules';
import type { NewReview } from '../../../../contract/trust/review';
import type { OrderRole } from '../../../../contract/buying/sale';
import type { Queryable, Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { sql, type Sql } from '../../../database/sql';
import { reviewJoins, reviewJsonFields } from '../../catalogue/reviews.sql';

/** When the time to review the row `orders` ends. */
const reviewDueAt = sql`orders.ended_at + make_interval(days => ${reviewDays}::int)`;

/**
 * The condition that the row `orders` ended with a hand-over that was paid for: it was completed once, or refunded after
 * a problem was reported.
 */
const endedWithHandOver: Sql = sql`(
  orders.paid_at is not null and orders.ended_at is not null and exists (
    select 1 from order_events
    where order_events.order_id = orders.id
      and (order_events.state = 'completed' or order_events.type = 'buyer.report')))`;

/**
 * The condition that both sides of the row `orders` can still write. A bank dispute gives an order a later end; what
 * is public by then stays the last word.
 */
export const isReviewable: Sql = sql`(
  ${endedWithHandOver} and now() < ${reviewDueAt} and not exists (
    select 1 from reviews public_reviews
    where public_reviews.order_id = orders.id and public_reviews.published_at is not null))`;

/** Locks people in the order of their ids, before their reviews and averages change. */
export async function lockPeople(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    select id from users where id = any(${ids}::text[]) order by id for no key update`);
}

interface ReviewSides {
  authorId: string;
  subjectId: string;
  writtenBy: 'buyer' | 'seller';
}

/** Adds a review. Returns its id; undefined if the order can't be reviewed, or the author has reviewed it. */
export async function insertReview(
  tx: Transaction,
  orderId: string,
  { authorId, subjectId, writtenBy }: ReviewSides,
  { rating, text, photos = [] }: NewReview,
): Promise<string | undefined> {
  const [review] = await tx.query<{ id: string }>(sql`
    insert into reviews (order_id, written_by, author_id, subject_id, rating, text, photos, due_at)
    select orders.id, ${writtenBy}, ${authorId}, ${subjectId}, ${rating}::int, ${text},
      ${jsonValue(photos)}::text::jsonb, ${reviewDueAt}
    from orders where orders.id = ${orderId} and ${isReviewable}
    on conflict do nothing returning id`);
  return review?.id;
}

/** Returns the review that one side of an order has written. */
export async function findReview(
  tx: Transaction,
  orderId: string,
  { writtenBy }: Pick<ReviewSides, 'writtenBy'>,
) {
  const [review] = await tx.query<{ rating: number; text: string }>(sql`
    select rating, text from reviews where order_id = ${orderId} and written_by = ${writtenBy}`);
  return review;
}

/**
 * The condition that a row of `reviews` is no praise for an order whose whole price went back, which costs two people who
 * deal with themselves nothing.
 */
const isNoFreePraise = sql`(
  reviews.rating <= ${maxUnpaidRating}::int or exists (
    select 1 from order_events
    where order_events.order_id = reviews.order_id and order_events.state = 'completed'))`;

/**
 * Publishes the reviews of an order once both sides have written or the time is over, except those that are
 * published. Returns whom they are about.
 */
export async function publishReviewsOfOrder(tx: Transaction, orderId: string): Promise<string[]> {
  const published = await tx.query<{ subjectId: string }>(sql`
    update reviews set published_at = now(),
      counted = counted and ${isNoFreePraise}
        and not exists (select 1 from order_flags where order_flags.order_id = reviews.order_id)
    where order_id = ${orderId} and published_at is null
      and (due_at <= now() or 2 = (select count(*) from reviews others where others.order_id = ${orderId}))
    returning subject_id as "subjectId"`);
  return published.map(({ subjectId }) => subjectId);
}

/** Returns the orders with reviews to publish because the time to write has ended, and both of their sides. */
export function findOrdersToPublish(database: Queryable, limit: number) {
  return database.query<{ orderId: string; people: string[] }>(sql`
    select distinct order_id as "orderId", array[author_id, subject_id] as people from reviews
    where published_at is null and due_at <= now() and order_id is not null limit ${limit}`);
}

/** Stores the answer to a review. Returns whether it has none and the user is the person reviewed. */
export async function storeReply(
  tx: Transaction,
  id: string,
  { userId, text }: { userId: string; text: string },
): Promise<boolean> {
  const replied = await tx.query(sql`
    update reviews set reply = ${text}, replied_at = now()
    where id = ${id} and ${canReply(userId)} returning id`);
  return replied.length > 0;
}

/** Returns the answer to a published review about a user: null without one, undefined without such a review. */
export async function findReply(tx: Transaction, id: string, userId: string) {
  const [review] = await tx.query<{ reply: string | null }>(sql`
    select reply from reviews
    where id = ${id} and subject_id = ${userId} and published_at is not null and hidden_by is null`);
  return review?.reply;
}

const canReply = (userId: string): Sql => sql`(
  reviews.subject_id = ${userId} and reviews.published_at is not null
  and reviews.hidden_by is null and reviews.reply is null)`;

/** Returns the reviews of an order as JSON. Before the publication, each side reads only its own, and staff none. */
export async function orderReviewsJson(
  database: Queryable,
  orderId: string,
  { role, userId }: { role: OrderRole; userId: string },
): Promise<string> {
  const isOwn = sql`(reviews.author_id = ${userId} and ${role}::text <> 'admin')`;
  const isReadable = sql`(reviews.published_at is not null
    and (reviews.hidden_by is null or ${role}::text = 'admin'))`;
  const [row] = await database.query<{ json: string }>(sql`
    select json_build_object(
      'writeUntil', case when ${role}::text <> 'admin' and ${isReviewable} and not exists (
          select 1 from reviews where order_id = orders.id and written_by = ${role})
        then ${reviewDueAt} end,
      'reviews', (
        select coalesce(json_agg(json_build_object(${reviewJsonFields},
          'isPublished', reviews.published_at is not null, 'isHidden', reviews.hidden_by is not null,
          'canReply', ${canReply(userId)}) order by reviews.written_by), '[]')
        from reviews ${reviewJoins}
        where reviews.order_id = orders.id and (${isOwn} or ${isReadable})))::text as json
    from orders where orders.id = ${orderId}`);
  return row?.json ?? '{}';
}
