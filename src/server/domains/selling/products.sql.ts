import type { PhotoMarks } from '../../../contract/pictures/photo-marks';
import { shopCurrency } from '../../../contract/payments/currencies';
import type { ProductValues } from '../../../contract/selling/product-fields';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { productColumns, productColumnValues } from '../catalogue/product-columns.sql';
import { productTables } from '../catalogue/product-json.sql';
import { DomainError } from '../../errors/domain-error';
import type { DraftKey } from './drafts/draft-key.sql';
import { addLiveChanges } from '../platform/live-changes.sql';
import { unlinkPictures, linkPictures } from '../pictures/stored-pictures.sql';
import { enforceQuota } from '../platform/quota.sql';
import { isSelling, unlistedReason } from './seller-availability.sql';
import { indexProduct } from '../finding/index-products.sql';
import { addProductsToMatch } from '../finding/products-to-match.sql';

export type ProductInsert = ProductValues & {
  sellerId: string;
  /** URLs of further photos, in addition to `image`. */
  photos: string[];
  photoMarks: PhotoMarks;
  /** The names of the image and photos that this server stores. */
  pictureNames?: string[] | undefined;
  /** The draft of this product. */
  draftId?: string | undefined;
};

/**
 * Adds a product and returns its id; undefined if its category does not exist. Locks the seller's row, so
 * that a concurrent deletion of the seller either includes the product or prevents it.
 * @param listingsPerDay the number of products that the seller may add in 24 hours
 * @throws DomainError if a product was added from its draft; QuotaError, PictureMissingError
 */
export async function addProduct(tx: Transaction, product: ProductInsert, listingsPerDay: number) {
  await enforceQuota(tx, product.sellerId, listingsPerDay, productsOfLastDay(product.sellerId));
  const { draftId = null } = product;
  if (draftId !== null) await rejectAddedDraft(tx, { id: draftId, sellerId: product.sellerId });
  const [row] = await tx.query<{ id: string }>(sql`
    insert into products (
      seller_id, draft_id, price_currency, photos, photo_marks, listed, unlisted_because, ${productColumns})
    select ${product.sellerId}, ${draftId}, ${shopCurrency()}, ${jsonValue(product.photos)}::text::jsonb,
      ${jsonValue(product.photoMarks)}::text::jsonb,
      ${isSelling}, ${unlistedReason},
      ${productColumnValues(product)}
    from categories, users
    where categories.id = ${product.category}
      and users.id = ${product.sellerId} and users.deleted_at is null
    -- An admin may be removing the category.
    for key share of categories
    returning id`);
  if (!row) return undefined;
  await linkPictures(
    tx,
    { use: 'product', id: row.id, userId: product.sellerId },
    product.pictureNames ?? [],
  );
  await indexProduct(tx, row.id);
  await addProductsToMatch(tx, [row.id]);
  await addLiveChanges(tx, { about: 'listing', id: row.id });
  return row.id;
}

/** The product that was added from a draft. */
export const productOfDraft = ({ id, sellerId }: DraftKey) => sql`
  select id from products
  where seller_id = ${sellerId} and draft_id = ${id} and deleted_at is null`;

async function rejectAddedDraft(tx: Transaction, draft: DraftKey): Promise<void> {
  const [added] = await tx.query(productOfDraft(draft));
  if (added) {
    throw new DomainError(
      'conflict',
      "You've already added this watch. You can edit it in My Products.",
    );
  }
}

/** The products that the seller has added in 24 hours, including deleted ones. Imports have their own quota. */
const productsOfLastDay = (sellerId: string) => sql`
  select ceil(extract(epoch from added.at + interval '24 hours' - now()))::int as "retryAfter"
  from (
    select created_at as at from products
    where seller_id = ${sellerId} and created_at > now() - interval '24 hours'
      and deleted_at is null and not imported
    union all
    select listed_at from deleted_products
    where seller_id = ${sellerId} and listed_at > now() - interval '24 hours') added
  order by added.at desc`;

export interface ProductRecord {
  id: string;
  sellerId: string;
  sellerDeleted: boolean;
  /** Whether it is for sale, booked or not. */
  listed: boolean;
  /** Whether it is advertised while it is listed. */
  advertise: boolean;
  buyerId: string | null;
  paid: boolean;
}

/** Finds a product that is not deleted, with the order that holds it. */
export async function findProduct(database: Queryable, id: string) {
  const [product] = await database.query<ProductRecord>(sql`
    select products.id, products.seller_id as "sellerId",
      sellers.deleted_at is not null as "sellerDeleted",
      products.listed, products.advertise, orders.buyer_id as "buyerId", orders.paid_at is not null as paid
    from ${productTables} where products.id = ${id} and products.deleted_at is null`);
  return product;
}

/** Whether a product is not for sale at the moment, but may be again. */
export async function isPaused(database: Queryable, id: string): Promise<boolean> {
  const found = await database.query(sql`
    select id from products where id = ${id} and unlisted_because is not null`);
  return found.length > 0;
}

/**
 * Advertises a product. Returns the number of changed products. Paused ones count for the quota, because they are
 * advertised again later.
 * @param maxAdvertisements the number of products that a seller may advertise at one time
 * @throws QuotaError
 */
export async function advertiseProduct(
  tx: Transaction,
  { id, sellerId }: ProductRecord,
  maxAdvertisements: number,
): Promise<number> {
  await enforceQuota(
    tx,
    sellerId,
    maxAdvertisements,
    sql`select id from products
      where seller_id = ${sellerId} and advertise and listed and id <> ${id}
      union all
      select id from products
      where seller_id = ${sellerId} and advertise and unlisted_because is not null and id <> ${id}`,
  );
  return setAdvertised(tx, id, true);
}

/** Ends the advertisement of a product. Returns the number of changed products. */
export function withdrawAdvertisement(tx: Transaction, id: string): Promise<number> {
  return setAdvertised(tx, id, false);
}

async function setAdvertised(tx: Transaction, id: string, advertise: boolean) {
  const rows = await tx.query(
    sql`update products set advertise = ${advertise} where id = ${id} returning id`,
  );
  if (rows.length > 0) await addLiveChanges(tx, { about: 'listing', id });
  return rows.length;
}

/**
 * Deletes a product that is not booked, with its wishlist entries, and adds it to `deleted_products`. If it
 * has ended orders or conversations, its row is kept and marked as deleted. Returns the number of deleted products.
 */
export async function deleteProduct(tx: Transaction, id: string): Promise<number> {
  // This statement may wait for a booking. A separate one after it sees that booking.
  const [found] = await tx.query(sql`
    select id from products where id = ${id} and deleted_at is null for update`);
  const [product] = await tx.query<{ booked: boolean; isReferenced: boolean }>(sql`
    select coalesce(bool_or(holding), false) as booked,
      count(*) > 0 or exists (select 1 from conversations where product_id = ${id})
        or exists (
          select 1 from products where id = ${id} and hidden_by is not null)
        as "isReferenced"
    from orders where product_id = ${id}`);
  if (!found || !product || product.booked) return 0;
  await tx.query(sql`
    insert into deleted_products (id, category_id, seller_id, listed_at)
    select id, category_id, seller_id, case when not imported then created_at end
    from products where id = ${id}`);
  if (product.isReferenced) {
    await tx.query(sql`delete from wishlist_entries where product_id = ${id}`);
    await tx.query(sql`
      update products set deleted_at = now(), listed = false where id = ${id}`);
  } else {
    await unlinkPictures(tx, 'product', sql`product_id = ${id}`);
    await tx.query(sql`delete from products where id = ${id}`);
  }
  await addLiveChanges(tx, { about: 'listing', id });
  return 1;
}
