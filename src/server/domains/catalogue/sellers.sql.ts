import type { Account } from '../../../contract/accounts/user';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { findErasedIdentity } from '../access/erased-identities.sql';
import { roleConditions } from '../access/user-roles.sql';
import { hasEmail } from '../access/users.sql';
import { ratingJson } from './ratings.sql';

/** With fewer answers, their time would say little. */
const minAnswers = 3;

/** The median time of a seller's first answers in their last conversations; null with too few answers. */
const answerMinutes = sql`(
  select case when count(*) >= ${minAnswers}::int then round(
    percentile_cont(0.5) within group (order by extract(epoch from answer.sent_at - question.sent_at)) / 60) end
  from (
    select conversation_id from conversation_participants
    where user_id = users.id order by last_message_at desc, conversation_id limit 20) latest
  join conversations on conversations.id = latest.conversation_id and conversations.seller_id = users.id
  join messages question on question.conversation_id = conversations.id and question.number = 1
  join lateral (
    select sent_at from messages
    where messages.conversation_id = conversations.id and sender_id = users.id
    order by number limit 1) answer on true
  where question.sender_id <> users.id)`;

/** Returns a seller's public profile as JSON, and whether the account was deleted. */
export async function sellerJson(database: Queryable, uid: string) {
  const [row] = await database.query<{ json: string; deleted: boolean }>(sql`
    select deleted_at is not null as deleted, json_build_object(
      'uid', uid, 'displayName', display_name, 'photoURL', photo_url, 'verified', verified,
      'verifiedAt', verified_at, 'memberSince', created_at,
      'sold', (
        select count(orders.paid_at) from products
          join lateral (
            select * from orders
            where orders.product_id = products.id and orders.holding offset 0) orders on true
        where products.seller_id = users.id),
      'cancelled', (
        select count(*) from products
          join orders on orders.product_id = products.id and orders.paid_at is not null
          join order_events on order_events.order_id = orders.id and (
            order_events.type = 'seller.cancel'
            -- Nothing else refunds a watch to be sent by itself than that it was not sent in time.
            or order_events.type = 'clock.expire' and order_events.state = 'refunding'
              and orders.shipping_price is not null)
        where products.seller_id = users.id),
      'reviewCount', seller_review_count, 'rating', ${ratingJson('users', 'seller')}, 'answerMinutes', ${answerMinutes})::text as json
    from users where uid = ${uid} and ${roleConditions.seller}`);
  if (row || !(await findErasedIdentity(database, uid))) return row;
  return { json: 'null', deleted: true };
}

/**
 * Finds a seller by email address, whichever role is active. Undefined unless the buyer has paid for one of the
 * seller's products.
 */
export async function findSellerOfBuyer(database: Queryable, buyerId: string, email: string) {
  const [seller] = await database.query<Account>(sql`
    select 'seller' as role, verified from users
    where ${hasEmail(email)} and ${roleConditions.seller} and deleted_at is null and exists (
      select 1 from orders join products on products.id = orders.product_id
      where orders.buyer_id = ${buyerId} and orders.paid_at is not null
        and products.seller_id = users.id)`);
  return seller;
}
