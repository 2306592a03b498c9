import { productFieldNames } from '../../../contract/selling/product-fields';
import type { Transaction } from '../../database/database';
import { rawSql, sql, sqlList, type Sql } from '../../database/sql';
import { productColumn } from '../catalogue/product-columns.sql';
import { privateFields, publicPhotos } from '../catalogue/product-json.sql';
import { namesIn } from '../pictures/stored-pictures.sql';

const orderedFields = productFieldNames.filter((name) => !privateFields.has(name));

const copiedFields = sqlList(
  orderedFields.map((name) => sql`${rawSql(`'${name}'`)}, ${productColumn(name)}`),
);

/**
 * Copies a product for those of its orders that have no copy yet. Called before a change, so that a copy has what the
 * buyer saw. The transaction has locked the product, so no order is added meanwhile.
 */
export async function copyOrderedProduct(tx: Transaction, productId: string): Promise<void> {
  await tx.query(sql`
    insert into ordered_products (order_id, fields, photos)
    select orders.id, jsonb_build_object(${copiedFields}, 'currency', products.price_currency),
      ${publicPhotos}
    from orders join products on products.id = orders.product_id
    where orders.product_id = ${productId}
    on conflict do nothing`);
}

/** Links pictures that a product no longer uses to the orders whose buyers saw them, so that their files are kept. */
export async function keepOrderedPictures(
  tx: Transaction,
  productId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await tx.query(sql`
    insert into order_pictures (order_id, name)
    select orders.id, pictures.name
    from orders join ordered_products on ordered_products.order_id = orders.id
    join pictures on pictures.name in ${namesIn(names)}
    where orders.product_id = ${productId} and exists (
      select 1 from jsonb_array_elements_text(ordered_products.photos) photos (url)
      where photos.url like '%/' || pictures.name)
    on conflict do nothing`);
}

/** Joins the copy of an order's product, which most orders do not have. */
export const orderedProductJoin = sql`
  left join ordered_products on ordered_products.order_id = orders.id`;

/** The fields that have changed since the order, as a JSON array. */
export const productChanges = sql`(
  select coalesce(json_agg(json_build_object(
    'field', ordered.key, 'ordered', ordered.value, 'current', current.value)), '[]')
  from jsonb_each_text(ordered_products.fields) ordered
  join jsonb_each_text(jsonb_build_object(${copiedFields})) current on current.key = ordered.key
  where ordered.value is distinct from current.value and ordered.key <> 'image')`;

/** The photos as the buyer saw them if they have changed since the order, otherwise null. */
export const replacedPhotos = sql`
  nullif(ordered_products.photos, ${publicPhotos})`;

/** The currency of the prices as the buyer of the order saw them. */
export const orderedCurrency = sql`
  coalesce(ordered_products.fields ->> 'currency', products.price_currency)`;

/** A field of the product as the buyer of the order saw it. */
export function orderedField(name: (typeof orderedFields)[number]): Sql {
  return sql`coalesce(ordered_products.fields ->> ${rawSql(`'${name}'`)}, ${productColumn(name)})`;
}
