import { userRecordLength } from '../../../contract/console/staff-limits';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { decisionSummaryJson, isActiveStrike } from '../trust/decisions.sql';
import { listingStateForStaff } from '../selling/listings.sql';
import { whenAllowed } from '../access/users.sql';

const maxEntries = sql`${userRecordLength}::int`;

const newestListings = sql`(
  select coalesce(json_agg(json_build_object(
    '_id', products.id, 'productName', products.product_name, 'image', products.image,
    'sellingPrice', products.selling_price, 'currency', products.price_currency,
    'state', ${listingStateForStaff},
    'hiddenBy', products.hidden_by, 'createdAt', products.created_at) order by products.created_at desc, products.id), '[]')
  from (
    select * from products where seller_id = users.id
    order by created_at desc, id limit ${maxEntries}) products
  left join orders on orders.product_id = products.id and orders.holding)`;

/** The newest orders of the row of `users`, as buyer and as seller. */
const newestOrders = sql`(
  select coalesce(json_agg(json_build_object(
    '_id', newest.id, 'productId', products.id, 'productName', products.product_name,
    'image', products.image, 'state', newest.state, 'as', newest.role, 'otherId', others.id,
    'otherName', others.display_name, 'createdAt', newest.created_at)
    order by newest.created_at desc, newest.id), '[]')
  from (
    (select id, product_id, buyer_id, state, created_at, 'buyer' as role from orders
      where buyer_id = users.id order by created_at desc, id limit ${maxEntries})
    union all
    (select id, product_id, buyer_id, state, created_at, 'seller' from sales
      order by created_at desc, id limit ${maxEntries})
    order by created_at desc, id limit ${maxEntries}) newest
  join products on products.id = newest.product_id
  join users others on others.id =
    case newest.role when 'buyer' then products.seller_id else newest.buyer_id end)`;

const newestReports = sql`(
  select coalesce(json_agg(json_build_object(
    '_id', newest.id, 'subjectType', newest.subject_type, 'subjectName', newest.subject_name,
    'reason', newest.reason, 'decided', newest.decision_id is not null,
    'createdAt', newest.created_at) order by newest.created_at desc, newest.id), '[]')
  from (
    select * from reports where subject_user_id = users.id
    order by created_at desc, id limit ${maxEntries}) newest)`;

/** The newest decisions that concern the user of the row `users`: about the person, and about what they have. */
const newestDecisions = sql`(
  select coalesce(
    json_agg(${decisionSummaryJson} order by decisions.created_at desc, decisions.id), '[]')
  from (
    select * from decisions where user_id = users.id
    order by created_at desc, id limit ${maxEntries}) decisions
  cross join lateral (select users.id, users.display_name) people)`;

/** Whether the row `decisions` has warned or suspended a person. */
const isAboutPerson = sql`decisions.action in ('warnPerson', 'suspendPerson')`;

/** The newest acts of staff on the user of the row `users`: changes of the account, and decisions about the person. */
const newestActs = sql`(
  select coalesce(json_agg(json_build_object(
    '_id', newest.id, 'act', newest.act, 'actorName', coalesce(actors.display_name, ''),
    'actorRole', newest.actor_role, 'reason', newest.reason, 'at', newest.created_at)
    order by newest.created_at desc, newest.id), '[]')
  from (
    select audit_log.* from (
      select 'user' as type, users.id
      union all
      select 'report', reports.id from decisions join reports on reports.decision_id = decisions.id
        where decisions.user_id = users.id and ${isAboutPerson}
      union all
      select 'decision', decisions.id from decisions
        where decisions.user_id = users.id and ${isAboutPerson}) subjects
    join audit_log on subject_id = subjects.id and subject_type = subjects.type
    order by audit_log.created_at desc, audit_log.id limit ${maxEntries}) newest
  left join users actors on actors.id = newest.actor_id)`;

/** The orders of the user's products, read once for their number and for the newest. */
const selectSales = (sellerId: string) => sql`
  select orders.id, product_id, buyer_id, orders.state, orders.created_at
  from products join lateral (
    select * from orders where orders.product_id = products.id offset 0) orders on true
  where products.seller_id = ${sellerId}`;

/**
 * Returns a user, possibly deleted, with their history as JSON; undefined if there is none.
 * @param options.withEmail whether the caller may read the email address without recording a reason
 */
export async function userRecordJson(
  database: Queryable,
  id: string,
  { withEmail }: { withEmail: boolean },
) {
  const [row] = await database.query<{ json: string }>(sql`
    with sales as materialized (${selectSales(id)})
    select json_build_object('_id', id, 'uid', uid, 'displayName', display_name,
      'photoURL', photo_url, 'role', role, 'hasBothRoles', has_both_roles,
      'email', ${whenAllowed(withEmail, sql`email`)}, 'emailConfirmed', email_verified,
      'registeredAt', created_at, 'deletedAt', deleted_at, 'verified', verified,
      'verifiedAt', verified_at,
      'suspension', case when suspended_at is not null then json_build_object(
        'reason', suspension_reason, 'since', suspended_at, 'until', suspended_until) end,
      'counts', json_build_object(
        'listings', (select count(*)::int from products where seller_id = users.id),
        'purchases', (select count(*)::int from orders where buyer_id = users.id),
        'sales', (select count(*)::int from sales),
        'strikes', (
          select count(*)::int from decisions where user_id = users.id and ${isActiveStrike})),
      'listings', ${newestListings}, 'orders', ${newestOrders}, 'reports', ${newestReports},
      'decisions', ${newestDecisions}, 'acts', ${newestActs})::text as json
    from users where id = ${id}`);
  return row?.json;
}

/** Returns how to reach a user who is not deleted; undefined if there is none. */
export async function findContactData(database: Queryable, id: string) {
  const [row] = await database.query<{ email: string; phoneNumbers: string[] }>(sql`
    select email, array(
      select phone_number from (
        (select mobile_number as phone_number, created_at from products
          where seller_id = users.id order by created_at desc limit ${maxEntries})
        union all
        (select phone_number, created_at from orders
          where buyer_id = users.id and phone_number is not null
          order by created_at desc limit ${maxEntries})) numbers
      where phone_number <> '' group by phone_number order by max(created_at) desc limit 5)
      as "phoneNumbers"
    from users where id = ${id} and deleted_at is null`);
  return row;
}
