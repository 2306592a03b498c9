import { productFieldNames, type ProductFieldName } from '../../../contract/selling/product-fields';
import type { Role } from '../../../contract/accounts/user';
import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { rawSql, sql, sqlList, type Sql } from '../../database/sql';
import { productColumn } from './product-columns.sql';
import { ratingJson } from './ratings.sql';

/** The user who views a product; undefined for a visitor. */
export type Viewer = { id: string; role: Role | null } | undefined;

/** Only visible to the product's seller, the buyer who has paid for it, and admins. */
export const privateFields: ReadonlySet<ProductFieldName> = new Set([
  'mobileNumber',
  'serialNumber',
]);

/** The arguments of `json_build_object` for a product. The query must select from `productTables`. */
export function productJsonFields(viewer: Viewer): Sql {
  const contact = (column: Sql) =>
    sql`case when ${canSeeContact(viewer)} then ${column} else '' end`;
  const fields = productFieldNames.map((name) => {
    const column = productColumn(name);
    return sql`${rawSql(`'${name}'`)}, ${privateFields.has(name) ? contact(column) : column}`;
  });
  return sql`${sqlList(fields)}, 'currency', products.price_currency, 'date', products.created_at,
    'timestamp', (extract(epoch from products.created_at) * 1000)::bigint,
    'advertise', products.advertise, 'sellerName', sellers.display_name,
    'sellerPhoto', sellers.photo_url, 'sellerStatus', sellers.verified, 'uid', sellers.uid,
    'sellerRating', ${ratingJson('sellers', 'seller')}, 'booked', orders.id is not null, 'sellerEmail', ${contact(sql`sellers.email`)}`;
}

/** What the photos show that the viewer sees. */
export const visiblePhotoMarks = (viewer: Viewer): Sql => sql`(
  select coalesce(jsonb_object_agg(marks.key, marks.value), '{}') from jsonb_each_text(products.photo_marks) marks
  where marks.value <> 'serial' or ${canSeeContact(viewer)})`;

/**
 * The photos that everybody sees: those of the serial number are as private as the number. The image is public in all
 * lists; a server of an earlier version can make a marked photo the image.
 */
export const publicPhotos = sql`(
  select jsonb_agg(shown.photo order by shown.position)
  from jsonb_array_elements_text(jsonb_build_array(products.image) || products.photos)
    with ordinality shown (photo, position)
  where products.photo_marks ->> shown.photo is distinct from 'serial' or shown.position = 1)`;

/** The photos that the viewer sees, the image first. */
export const visiblePhotos = (viewer: Viewer): Sql => sql`case when ${canSeeContact(viewer)}
  then jsonb_build_array(products.image) || products.photos else ${publicPhotos} end`;

function canSeeContact(viewer: Viewer): Sql {
  if (!viewer) return sql`false`;
  if (viewer.role === 'Admin') return sql`true`;
  return sql`(products.seller_id = ${viewer.id}
    or coalesce(orders.buyer_id = ${viewer.id} and orders.paid_at is not null
      and orders.ended_at is null, false))`;
}

/** The tables of a product, its seller and the order that holds it, if there is one. */
export const productTables = sql`products
  join users sellers on sellers.id = products.seller_id
  left join orders on orders.product_id = products.id and orders.holding`;

/**
 * Joins the products of a page with the same tables. OFFSET 0 keeps the planner from joining whole tables.
 */
export const productJoins = sql`
  join lateral (
    select * from users where users.id = products.seller_id offset 0) sellers on true
  left join lateral (
    select * from orders
    where orders.product_id = products.id and orders.holding offset 0) orders on true`;

/** Returns products as a JSON array, in the order of `ids`. */
export async function productsOfIdsJson(
  database: Queryable,
  viewer: Viewer,
  ids: string[],
): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select coalesce(json_agg(json_build_object('_id', products.id, ${productJsonFields(viewer)})
      order by page.position), '[]')::text as json
    from jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb)
      with ordinality page (id, position)
    join lateral (select * from products where products.id = page.id offset 0) products on true
    ${productJoins}`);
  return row?.json ?? '[]';
}
