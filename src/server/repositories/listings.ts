import type { ListingsQuery } from '../../contract/calls/listings';
import {
  listingsPerPage,
  listingStates,
  type ListingSort,
  type ListingState,
} from '../../contract/listing';
import { tokenize } from '../../contract/tokenize';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { ownProductJsonFields } from './product-lists';
import { productJoins, type Viewer } from './product-json';

/** The state of a product, with the order that holds it. */
const listingState = sql`
  case when orders.paid_at is not null then 'sold'
    when orders.id is not null then 'booked'
    when products.listed then 'forSale'
    else 'refunded' end`;

/** Prices that are no amount come last in both directions. */
const maxSafeInteger = sql`9007199254740991`;

const orders: Record<ListingSort, Sql> = {
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  name: sql`name`,
  lowestPrice: sql`coalesce(price_cents, ${maxSafeInteger})`,
  highestPrice: sql`coalesce(price_cents, -1) desc`,
};

/**
 * Returns a page of a seller's listings as JSON, with the number of listings in each state. Pages have
 * numbers instead of cursors: all listings of the seller are counted anyway.
 */
export async function listingsJson(
  database: Queryable,
  seller: NonNullable<Viewer>,
  { state, text = '', sort = 'newest', page = 1 }: ListingsQuery,
): Promise<string> {
  const order = orders[sort];
  const [row] = await database.query<{
    listings: string;
    counts: Record<ListingState, number> | null;
  }>(
    sql`
    with found as materialized (
      select id, created_at, price_cents, name, state from (
        select products.id, products.created_at, products.price_cents,
          coalesce(products.name_words, lower(products.product_name)) as name,
          regexp_replace(lower(products.reference_number), '[^[:alnum:]]', '', 'g') as reference,
          ${listingState} as state
        from products
        left join orders on orders.product_id = products.id and orders.holding
        where products.seller_id = ${seller.id} and products.deleted_at is null
      ) own where ${containsWords(text)}
    ), page as (
      select id, state, row_number() over (order by ${order}, id) as position from found
      where ${state ? sql`state = ${state}` : sql`true`}
      order by position limit ${listingsPerPage} offset ${(page - 1) * listingsPerPage}
    )
    select
      (select json_object_agg(state, count) from (
        select state, count(*) from found group by state) counts) as counts,
      (select coalesce(json_agg(json_build_object('_id', products.id, 'state', page.state,
          ${ownProductJsonFields(seller)}) order by page.position), '[]')::text
        from page
        join lateral (select * from products where products.id = page.id offset 0) products on true
        ${productJoins}) as listings`,
  );
  const counts = Object.fromEntries(listingStates.map((each) => [each, row?.counts?.[each] ?? 0]));
  return `{"counts":${JSON.stringify(counts)},"listings":${row?.listings ?? '[]'}}`;
}

/** The condition that the name or the reference number contains each word of a text. */
function containsWords(text: string): Sql {
  return tokenize(text)
    .flatMap(({ parts }) => parts)
    .map(({ word }) => sql`(strpos(name, ${word}) > 0 or strpos(reference, ${word}) > 0)`)
    .reduce((before, next) => sql`${before} and ${next}`, sql`true`);
}
