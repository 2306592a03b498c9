import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import { jsonPage, type PageRequest } from './json-page';
import { userFields } from './users';

/** The orders of a user: a buyer's own, or those of a seller's products. */
const ordersOf = {
  buyer: sql`orders where orders.buyer_id = users.id`,
  seller: sql`products join lateral (
      select * from orders where orders.product_id = products.id offset 0) orders on true
    where products.seller_id = users.id`,
};

/** Uses the expression of the index users_by_words. */
function hasWords(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `('${word}':* | '${capitalised(word)}':*)`).join(' & ');
  return sql`
    to_tsvector('simple', translate(display_name || ' ' || email, '@.+_-/:<>&', '          '))
      @@ to_tsquery('simple', ${query})`;
}

/** In PostgreSQL's C locale only ASCII letters are lower-cased. */
const capitalised = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase());

interface UsersFilter {
  /** Prefixes of words in the name or the email address; all of them must match. */
  text?: string | undefined;
  verified?: boolean | undefined;
}

/**
 * The users of a role in JSON, newest first, optionally filtered. Each has the number of open orders that
 * deleting the user would affect.
 */
export function usersJsonByRole(
  database: Queryable,
  role: keyof typeof ordersOf,
  { text = '', verified }: UsersFilter,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`users`,
      from: sql`users`,
      where: sql`role = ${role} and deleted_at is null
        and ${text.trim() ? hasWords(text) : sql`true`}
        and ${verified === undefined ? sql`true` : verified ? sql`verified` : sql`not verified`}`,
      joins: sql`
        join lateral (
          select count(*) filter (where paid_at is not null and ended_at is null) as paid,
            count(*) filter (where paid_at is null and ended_at is null) as unpaid
          from ${ordersOf[role]}) affected on true`,
      entry: sql`json_build_object(
        ${userFields}, 'paidOrders', affected.paid, 'unpaidOrders', affected.unpaid)`,
    },
    page,
  );
}
