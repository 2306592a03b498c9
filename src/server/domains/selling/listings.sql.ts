import type { ListingsQuery } from '../../../contract/calls/listings';
import {
  listingsPerPage,
  listingStates,
  type ListingSort,
  type ListingState,
} from '../../../contract/selling/listing';
import { productTextFields } from '../../../contract/selling/product-fields';
import { tokenize } from '../../../contract/text/tokenize';
import type { Queryable } from '../../database/database';
import { rawSql, sql, sqlList, type Sql } from '../../database/sql';
import { deletedByStaff, staffAction } from './listing-staff-actions.sql';
import { ownProductJsonFields } from '../catalogue/product-lists.sql';
import { productJoins, type Viewer } from '../catalogue/product-json.sql';

/**
 * The condition of each state of a product, left-joined with the order that holds it. Exactly one is true. For the states
 * without an order, the conditions test `orders.product_id`, the column of the join: with another column, the planner
 * would expect no rows and scan all products.
 */
export const stateConditions = {
  sold: sql`orders.paid_at is not null`,
  booked: sql`orders.id is not null and orders.paid_at is null`,
  forSale: sql`orders.product_id is null and products.listed`,
  paused: sql`
    orders.product_id is null and not products.listed and products.unlisted_because is not null`,
  refunded: sql`orders.product_id is null and not products.listed and products.unlisted_because is null`,
} satisfies Record<Exclude<ListingState, 'draft'>, Sql>;

/** The state of a product, with the order that holds it. */
export const listingState = sql`case ${Object.entries(stateConditions).reduce(
  (cases, [state, condition]) => sql`${cases} when ${condition} then ${rawSql(`'${state}'`)}`,
  sql``,
)} end`;

/** The state of a product, with the order that holds it. */
export const listingStateForStaff = sql`
  case when products.deleted_at is not null then 'deleted' else ${listingState} end`;

/** Replaces a price that is not an amount: such products come last in both sort directions. */
const maxSafeInteger = sql`9007199254740991`;

const selectProducts = (sellerId: string, text: Sql) => sql`
  select products.id, ${listingState} as state, products.created_at, products.price_cents, name
  from products
  left join orders on orders.product_id = products.id and orders.holding
  cross join lateral (
    select coalesce(products.name_words, lower(products.product_name)) as name,
      products.reference_number as reference) texts
  where products.seller_id = ${sellerId} and products.deleted_at is null and ${text}`;

const selectDrafts = (sellerId: string, text: Sql) => sql`
  select drafts.id, 'draft', drafts.updated_at, null, coalesce(name, '')
  from product_drafts drafts
  cross join lateral (
    select lower(drafts.texts ->> 'productName') as name,
      drafts.texts ->> 'referenceNumber' as reference) texts
  where drafts.seller_id = ${sellerId} and ${text}`;

const sortOrders: Record<ListingSort, Sql> = {
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  name: sql`name`,
  lowestPrice: sql`coalesce(price_cents, ${maxSafeInteger})`,
  highestPrice: sql`coalesce(price_cents, -1) desc`,
};

/** A draft has the fields of a product, of which the missing ones are empty. */
const draftFields = sqlList(
  productTextFields.map((field) => {
    const key = rawSql(`'${field}'`);
    return sql`${key}, coalesce(drafts.texts ->> ${key}, '')`;
  }),
);

/**
 * Returns a page of a seller's products and drafts as JSON, with the number in each state. Pages have numbers
 * instead of cursors: all of them are counted anyway. Beyond the last page it returns the last one.
 */
export async function listingsJson(
  database: Queryable,
  seller: NonNullable<Viewer>,
  { state, text = '', sort = 'newest', page = 1 }: ListingsQuery,
): Promise<string> {
  const matchesText = containsWords(text);
  const [row] = await database.query<{
    listings: string;
    deleted: string;
    counts: Record<ListingState, number> | null;
  }>(
    sql`
    with found as materialized (
      ${selectProducts(seller.id, matchesText)} union all ${selectDrafts(seller.id, matchesText)}
    ), matching as (
      select * from found where ${state ? sql`state = ${state}` : sql`true`}
    ), page as (
      select id, state, row_number() over (order by ${sortOrders[sort]}, id) as position from matching
      order by position limit ${listingsPerPage} offset (
        select least(${page - 1}, greatest(count(*) - 1, 0) / ${listingsPerPage})
          * ${listingsPerPage} from matching)
    ), entries as (
      select page.position, json_build_object('_id', products.id, 'state', page.state,
        'staffAction', ${staffAction}, ${ownProductJsonFields(seller)}) as entry
      from page
      join lateral (select * from products where products.id = page.id offset 0) products on true
      ${productJoins}
      where page.state <> 'draft'
      union all
      select page.position, json_build_object('_id', drafts.id, 'state', page.state, ${draftFields},
        'image', coalesce(drafts.photos ->> 0, ''), 'date', drafts.updated_at,
        'timestamp', (extract(epoch from drafts.updated_at) * 1000)::bigint, 'advertise', false,
        'sellerName', '', 'sellerPhoto', '', 'sellerStatus', false, 'uid', '', 'sellerEmail', '')
      from page join product_drafts drafts on drafts.id = page.id
      where page.state = 'draft'
    )
    select
      (select json_object_agg(state, count) from (
        select state, count(*) from found group by state) counts) as counts,
      ${deletedByStaff(seller.id)} as deleted,
      (select coalesce(json_agg(entry order by position), '[]')::text from entries) as listings`,
  );
  const counts = Object.fromEntries(listingStates.map((each) => [each, row?.counts?.[each] ?? 0]));
  return `{"counts":${JSON.stringify(counts)},"listings":${row?.listings ?? '[]'},"deletedByStaff":${row?.deleted ?? '[]'}}`;
}

/**
 * The condition that the name or the reference number contains each word of a text. The names of drafts are not
 * normalized, so they are searched for the words as they are typed too.
 */
function containsWords(text: string): Sql {
  return tokenize(text)
    .flatMap(({ parts }) => parts)
    .map(
      ({ word, displayForm }) => sql`(strpos(name, ${word}) > 0
        or strpos(name, ${displayForm.toLowerCase()}) > 0
        or strpos(regexp_replace(lower(reference), '[^[:alnum:]]', '', 'g'), ${word}) > 0)`,
    )
    .reduce((before, next) => sql`${before} and ${next}`, sql`true`);
}
