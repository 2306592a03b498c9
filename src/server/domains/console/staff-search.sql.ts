import { staffSearchLength } from '../../../contract/console/staff-limits';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { matchesWordPrefixes } from '../accounts/user-lists.sql';
import { hasEmail, whenAllowed } from '../access/users.sql';
import { listingStateForStaff } from '../selling/listings.sql';
import { matchesProduct } from '../catalogue/product-lists.sql';

/**
 * Computes an order's number from its id, without the dash of `orderNumber`. The expression must be that of the index
 * orders_by_number.
 */
export const orderNumberExpression = sql`upper(right(replace(orders.id, '-', ''), 8))`;

/** The maximum number of matches that are sorted. Only the first few of them are shown. */
const maxCandidates = 500;

interface StaffSearchOptions {
  /**
   * Whether the caller may read email addresses without recording a reason. Others find a person by the whole
   * address, so that they can't guess it letter by letter.
   */
  withEmail: boolean;
}

/**
 * Finds people, listings and orders by names, email addresses, order numbers and ids. Adds the newest listings and
 * orders of the people that it finds. Returns JSON.
 */
export async function staffSearchJson(
  database: Queryable,
  text: string,
  { withEmail }: StaffSearchOptions,
): Promise<string> {
  const limit = sql`${staffSearchLength}::int`;
  const [row] = await database.query<{ json: string }>(sql`
    with people as (
      select * from (
        (select users.* from users where id = ${text} or uid = ${text} or ${hasEmail(text)})
        union
        (select users.* from users
          where deleted_at is null and ${matchesPerson(text, withEmail)} limit ${maxCandidates}))
        found
      order by (id = ${text} or uid = ${text} or ${hasEmail(text)}) desc, created_at desc, id
      limit ${limit}),
    listings as (
      select * from products where id in (
        (select id from products where id = ${text})
        union
        (select id from products where ${matchesProduct(text)} limit ${maxCandidates})
        union
        (select newest.id from people cross join lateral (
          select id from products where seller_id = people.id
          order by created_at desc, id limit ${limit}) newest))
      order by created_at desc, id limit ${limit}),
    found_orders as (
      select * from (
        (select id from orders where id = ${text} or ${orderNumberExpression} = ${normalizeOrderNumber(text)})
        union
        (select newest.id from people cross join lateral (
          select id from orders where buyer_id = people.id
          order by created_at desc, id limit ${limit}) newest)
        union
        (select newest.id from listings cross join lateral (
          select id from orders where product_id = listings.id
          order by created_at desc, id limit ${limit}) newest)) ids)
    select json_build_object(
      'people', (
        select coalesce(json_agg(json_build_object('_id', id, 'displayName', display_name,
          'photoURL', photo_url, 'role', role, 'email', ${whenAllowed(withEmail, sql`email`)},
          'suspended', suspended_at is not null)), '[]') from people),
      'listings', (
        select coalesce(json_agg(json_build_object('_id', products.id,
          'productName', products.product_name, 'image', products.image,
          'sellerName', sellers.display_name, 'sellerId', sellers.id, 'state', ${listingStateForStaff},
          'hiddenBy', products.hidden_by)
          order by products.created_at desc, products.id), '[]')
        from listings products join users sellers on sellers.id = products.seller_id
        left join orders on orders.product_id = products.id and orders.holding),
      'orders', (
        select coalesce(json_agg(json_build_object('_id', newest.id,
          'productName', products.product_name, 'buyerName', buyers.display_name,
          'buyerId', buyers.id, 'sellerName', sellers.display_name, 'sellerId', sellers.id,
          'state', newest.state,
          'createdAt', newest.created_at) order by newest.created_at desc, newest.id), '[]')
        from (
          select orders.* from found_orders join orders on orders.id = found_orders.id
          order by orders.created_at desc, orders.id limit ${limit}) newest
        join products on products.id = newest.product_id
        join users buyers on buyers.id = newest.buyer_id
        join users sellers on sellers.id = products.seller_id))::text as json`);
  return row?.json ?? '{}';
}

/** Without `withEmail` the text must match the name: the index contains the words of names and email addresses. */
function matchesPerson(text: string, withEmail: boolean): Sql {
  if (withEmail) return matchesWordPrefixes(text);
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const nameConditions = words.map((word) => sql`strpos(lower(display_name), ${word}) > 0`);
  return nameConditions.reduce((all, name) => sql`${all} and ${name}`, matchesWordPrefixes(text));
}

/** Removes the dash of a typed order number, for the comparison with `orderNumberExpression`. */
export function normalizeOrderNumber(text: string): string {
  return text.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
}
