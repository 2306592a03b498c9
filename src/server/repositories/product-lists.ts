import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { jsonPage, type JsonPage, type PageRequest } from './json-page';
import { productFields, productJoins, type Viewer } from './product-json';

/** The advertised products in JSON, newest first. */
export function advertisementsJson(database: Queryable, viewer: Viewer, page: PageRequest) {
  const condition = sql`products.advertise and products.listed`;
  return productsJson(database, productFields(viewer), condition, page);
}

/** The products of a category that are for sale in JSON, newest first. */
export function categoryProductsJson(
  database: Queryable,
  categoryId: string,
  viewer: Viewer,
  page: PageRequest,
) {
  const condition = sql`products.category_id = ${categoryId} and products.listed`;
  return productsJson(database, productFields(viewer), condition, page);
}

/** The products of a seller that are for sale in JSON, newest first. */
export function listedProductsJson(
  database: Queryable,
  sellerUid: string,
  viewer: Viewer,
  page: PageRequest,
) {
  const condition = sql`products.listed
    and products.seller_id = (select id from users where uid = ${sellerUid})`;
  return productsJson(database, productFields(viewer), condition, page);
}

/** All products of a seller in JSON, as they see them, sold ones included, newest first. */
export function sellerProductsJson(
  database: Queryable,
  seller: NonNullable<Viewer>,
  page: PageRequest,
) {
  return productsJson(
    database,
    sql`${productFields(seller)},
      'totalSales', case when orders.paid_at is null then 0 else 1 end,
      'orderId', orders.id, 'orderState', orders.state`,
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
