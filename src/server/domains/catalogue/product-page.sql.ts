import type { Queryable } from '../../database/database';
import { hasRole } from '../../../contract/accounts/has-role';
import { sql, type Sql } from '../../database/sql';
import { labelOfBrand } from './facet-labels.sql';
import {
  productJsonFields,
  productJoins,
  productTables,
  visiblePhotoMarks,
  visiblePhotos,
  type Viewer,
} from './product-json.sql';

/**
 * Returns a product as JSON, for sale or sold; 'deleted' if it or its seller was deleted or it is hidden; undefined if
 * it never existed.
 */
export async function productPageJson(database: Queryable, id: string, viewer: Viewer) {
  const [product] = await database.query<{ json: string; sellerUid: string }>(sql`
    select sellers.uid as "sellerUid", json_build_object('_id', products.id, ${productJsonFields(viewer)},
      'photos', ${visiblePhotos(viewer)}, 'photoMarks', ${visiblePhotoMarks(viewer)},
      'categoryName', categories.name, 'categoryAttributes', categories.attributes,
      'sold', not products.listed and products.unlisted_because is null,
      'paused', products.unlisted_because is not null,
      'acceptsOffers', products.accepts_offers,
      'wishCount', (
        select count(*) from wishlist_entries where wishlist_entries.product_id = products.id),
      'formerPrice', case when products.former_price is not null then json_build_object(
        'sellingPrice', products.former_price, 'fellAt', products.price_fell_at) end,
      'brandFacet', case when products.brand is not null then json_build_object(
        'value', products.brand, 'label', ${labelOfBrand(sql`products.brand`)}) end)::text as json
    from ${productTables} join categories on categories.id = products.category_id
    where products.id = ${id} and sellers.deleted_at is null and products.deleted_at is null
      and ${canSeeHidden(viewer)}`);
  if (product) return product;
  return (await findCategoryId(database, id)) === undefined ? undefined : 'deleted';
}

/** The condition that the product is not hidden by moderation, or that the viewer is its seller or staff. */
function canSeeHidden(viewer: Viewer): Sql {
  if (viewer && hasRole(viewer, 'staff')) return sql`true`;
  return sql`(products.hidden_by is null or products.seller_id = ${viewer?.id ?? null})`;
}

/** In a large category, only this many of the newest products are compared. */
const maxComparedProducts = 500;

/**
 * Returns products for sale of the same category as JSON: those of the same brand first, then by price
 * difference. For a deleted product, the newest ones. Undefined if the product never existed.
 */
export async function similarProductsJson(
  database: Queryable,
  id: string,
  viewer: Viewer,
  limit: number,
) {
  const category = await findCategoryId(database, id);
  if (category === undefined) return undefined;
  const [row] = await database.query<{ json: string }>(sql`
    select coalesce(json_agg(json_build_object('_id', products.id, ${productJsonFields(viewer)})
      order by products.distance), '[]')::text as json
    from (
      select others.*, row_number() over (
        order by coalesce(others.brand = original.brand, false) desc,
          abs(others.price_cents - original.price_cents) nulls last,
          others.created_at desc, others.id) as distance
      from (
        select * from products
        where category_id = ${category} and listed and id <> ${id}
        order by created_at desc, id limit ${maxComparedProducts}
      ) others left join products original on original.id = ${id}
      order by distance limit ${limit}
    ) products ${productJoins}`);
  return row?.json;
}

/** Returns the category of a product, even of a deleted one; undefined if the product never existed. */
async function findCategoryId(database: Queryable, id: string): Promise<string | undefined> {
  const [row] = await database.query<{ category: string }>(sql`
    select category_id as category from products where id = ${id}
    union all select category_id from deleted_products where id = ${id}`);
  return row?.category;
}
