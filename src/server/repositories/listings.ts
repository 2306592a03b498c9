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
    when products.unlisted_because is not null then 'paused'
    else 'refunded' end`;

/** Prices that are no amount come last in both directions. */
const maxSafeInteger = sql`9007199254740991`;

const name = sql`coalesce(products.name_words, lower(products.product_name))`;
const reference = sql`regexp_replace(lower(products.reference_number), '[^[:alnum:]]', '', 'g')`;

const ascending = sql`asc`;
const descending = sql`desc`;
const orders: Record<ListingSort, { key: Sql; direction: Sql }> = {
  newest: { key: sql`products.created_at`, direction: descending },
  oldest: { key: sql`products.created_at`, direction: ascending },
  name: { key: name, direction: ascending },
  lowestPrice: {
    key: sql`coalesce(products.price_cents, ${maxSafeInteger})`,
    direction: ascending,
  },
  highestPrice: { key: sql`coalesce(products.price_cents, -1)`, direction: descending },
};

/**
 * Returns a page of a seller's listings as JSON, with the number of listings in each state. Pages have
 * numbers instead of cursors: all listings of the seller are counted anyway. Beyond the last page it returns
 * the last one.
 */
export async function listingsJson(
  database: Queryable,
  seller: NonNullable<Viewer>,
  { state, text = '', sort = 'newest', page = 1 }: ListingsQuery,
): Promise<string> {
  const { key, direction } = orders[sort];
  const [row] = await database.query<{
    listings: string;
    counts: Record<ListingState, number> | null;
  }>(
    sql`
    with found as materialized (
      select products.id, ${key} as sort_key, ${listingState} as state
      from products left join orders on orders.product_id = products.id and orders.holding
      where products.seller_id = ${seller.id} and products.deleted_at is null
        and ${containsWords(text)}
    ), matching as (
      select * from found where ${state ? sql`state = ${state}` : sql`true`}
    ), page as (
      select id, state, row_number() over (order by sort_key ${direction}, id) as position from matching
      order by position limit ${listingsPerPage} offset (
        select least(${page - 1}, greatest(count(*) - 1, 0) / ${listingsPerPage})
          * ${listingsPerPage} from matching)
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
    .map(({ word }) => sql`(strpos(${name}, ${word}) > 0 or strpos(${reference}, ${word}) > 0)`)
    .reduce((before, next) => sql`${before} and ${next}`, sql`true`);
}
