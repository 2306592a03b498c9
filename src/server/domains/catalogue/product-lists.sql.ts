import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { jsonPage, type JsonPage, type PageRequest } from '../platform/json-page.sql';
import { productJsonFields, productJoins, type Viewer } from './product-json.sql';

// The conditions on `products` of the lists of products.

export const isListed = sql`products.listed`;
export const isAdvertised = sql`products.advertise and ${isListed}`;
export const isInCategory = (id: string | Sql) => sql`products.category_id = ${id} and ${isListed}`;
export const isFromSeller = (uid: string | Sql) =>
  sql`products.seller_id = (select id from users where uid = ${uid}) and ${isListed}`;

/** Returns the products that match a condition as JSON, as the viewer sees them, newest first. */
export function productListJson(
  database: Queryable,
  viewer: Viewer,
  condition: Sql,
  page: PageRequest,
): Promise<JsonPage> {
  return productsJson(database, productJsonFields(viewer), condition, page);
}

/** The arguments of `json_build_object` for a product as its seller sees it. */
export const ownProductJsonFields = (seller: NonNullable<Viewer>): Sql => sql`
  ${productJsonFields(seller)},
  'totalSales', case when orders.paid_at is null then 0 else 1 end,
  'orderId', orders.id, 'orderState', orders.state, 'listed', products.listed,
      'unlistedBecause', products.unlisted_because, 'hiddenBy', products.hidden_by,
  'acceptsOffers', products.accepts_offers, 'lowestOffer', products.lowest_offer`;

/** Returns all products of a seller as JSON, including sold ones, newest first. */
export function sellerProductsJson(
  database: Queryable,
  seller: NonNullable<Viewer>,
  page: PageRequest,
) {
  return productsJson(
    database,
    ownProductJsonFields(seller),
    sql`products.seller_id = ${seller.id} and products.deleted_at is null`,
    page,
  );
}

function productsJson(
  database: Queryable,
  fields: Sql,
  where: Sql,
  page: PageRequest,
): Promise<JsonPage> {
  return jsonPage(
    database,
    {
      table: sql`products`,
      from: sql`products`,
      where,
      joins: productJoins,
      entry: sql`json_build_object('_id', products.id, ${fields})`,
    },
    page,
  );
}

/** The expression must be that of the index products_by_name. */
export function matchesProduct(text: string): Sql {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', product_name) @@ to_tsquery('simple', ${query})`;
}
