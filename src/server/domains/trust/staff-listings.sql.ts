import type { StaffListingFilters } from '../../../contract/calls/staff-listings';
import type { StaffListing } from '../../../contract/trust/staff-listing';
import type { Queryable, Transaction } from '../../database/database';
import { rawSql, sql, type Sql } from '../../database/sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { stateConditions, listingStateForStaff } from '../selling/listings.sql';
import { matchesProduct } from '../catalogue/product-lists.sql';

const joinHoldingOrder = sql`left join orders on orders.product_id = products.id and orders.holding`;

/**
 * The products with a name or an id. With `offset 0`, because the planner might otherwise read all products by their
 * age, and compare the words of each.
 */
const selectMatching = (text: string) => sql`(
  select * from products
  where products.id = ${text} or ${matchesProduct(text)} offset 0) products`;

/**
 * Returns the listings that match a filter as JSON, newest first. Deleted ones are included only with the state
 * `deleted`, or without a state by their id, so that a link to a listing works whatever became of it.
 */
export function staffListingsJson(
  database: Queryable,
  filters: StaffListingFilters,
  page: PageRequest,
) {
  const { state, category, seller, hidden, contact } = filters;
  const text = filters.text?.trim() ?? '';
  const products = text === '' ? sql`products` : selectMatching(text);
  const conditions: readonly (Sql | false)[] = [
    deletionCondition(state, text),
    state !== undefined && state !== 'deleted' && stateConditions[state],
    category !== undefined && sql`products.category_id = ${category}`,
    seller !== undefined && sql`products.seller_id = ${seller}`,
    hidden !== undefined && sql`products.hidden_by is not null`,
    contact !== undefined && sql`products.has_contact_details`,
  ];
  return jsonPage(
    database,
    {
      table: sql`products`,
      from: state === undefined ? products : sql`${products} ${joinHoldingOrder}`,
      where: conditions
        .filter((condition) => condition !== false)
        .reduce((all, next) => sql`${all} and ${next}`),
      joins: sql`
        ${joinHoldingOrder}
        join lateral (
          select * from users where users.id = products.seller_id offset 0) sellers on true
        join lateral (
          select * from categories where categories.id = products.category_id offset 0)
          categories on true`,
      entry: sql`json_build_object('_id', products.id, 'productName', products.product_name,
        'image', products.image, 'sellingPrice', products.selling_price,
        'currency', products.price_currency,
        'sellerId', sellers.id, 'sellerName', sellers.display_name,
        'categoryId', categories.id, 'categoryName', categories.name,
        'state', ${listingStateForStaff}, 'hiddenBy', products.hidden_by,
        'hasOrders', exists (select 1 from orders placed where placed.product_id = products.id),
        'hasContactDetails', products.has_contact_details,
        'sharesSerialNumber', products.serial_number is not null and exists (
          select 1 from products others
          where others.serial_number is not null and others.deleted_at is null
            and ${serialKey('others')} = ${serialKey('products')} and ${serialKey('products')} <> ''
            and others.seller_id <> products.seller_id),
        'createdAt', products.created_at)`,
    },
    page,
  );
}

/** A serial number without spaces and dashes. The expression must be that of the index products_by_serial_number. */
const serialKey = (table: 'products' | 'others'): Sql =>
  sql`upper(regexp_replace(${rawSql(table)}.serial_number, '[^[:alnum:]]', '', 'g'))`;

function deletionCondition(state: StaffListing['state'] | undefined, text: string): Sql {
  if (state === 'deleted') return sql`products.deleted_at is not null`;
  if (state !== undefined || text === '') return sql`products.deleted_at is null`;
  return sql`(products.deleted_at is null or products.id = ${text})`;
}

export interface StaffListingRecord {
  id: string;
  productName: string;
  sellerId: string;
  isDeleted: boolean;
  /** The decision that hides it or has deleted it. */
  hidingDecisionId: string | null;
}

/** Finds a product, also a deleted one. */
export async function findStaffListing(tx: Transaction, id: string) {
  const [listing] = await tx.query<StaffListingRecord>(sql`
    select id, product_name as "productName", seller_id as "sellerId",
      deleted_at is not null as "isDeleted", hidden_by as "hidingDecisionId"
    from products where id = ${id}`);
  return listing;
}
