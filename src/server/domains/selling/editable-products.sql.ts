import { marksByUrl, type PhotoMarks } from '../../../contract/pictures/photo-marks';
import { shopCurrency } from '../../../contract/payments/currencies';
import type { EditableProduct } from '../../../contract/selling/editable-product';
import { productTextFields } from '../../../contract/selling/product-fields';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { rawSql, sql, sqlList, type Sql } from '../../database/sql';
import { columnName, selectedProductTexts } from '../catalogue/product-columns.sql';

/** A seller's product, and the data that decide what its seller can change. */
export interface EditableProductRecord {
  sellerId: string;
  createdAt: Date;
  /** Until when its seller is away; null if they are not. */
  awayUntil: Date | null;
  isSellerSuspended: boolean;
  /** Whether its seller has asked to delete the account. */
  isSellerClosing: boolean;
  /** Whether an order of it has not ended, such as one that is being refunded. */
  hasOpenOrder: boolean;
  /** Whether the order that holds it is paid. */
  isSold: boolean;
  product: EditableProduct;
}

type EditableProductRow = Omit<EditableProductRecord, 'product'> &
  Omit<EditableProduct, 'photos' | 'photoMarks'> & { photos: string; photoMarks: string };

/** Finds a product that is not deleted. */
export async function findEditableProduct(
  database: Queryable,
  id: string,
): Promise<EditableProductRecord | undefined> {
  const [row] = await database.query<EditableProductRow>(sql`
    select products.seller_id as "sellerId", products.created_at as "createdAt",
      sellers.away_until as "awayUntil",
      sellers.suspended_at is not null as "isSellerSuspended",
      sellers.deletion_requested_at is not null as "isSellerClosing",
      exists (
        select 1 from orders where product_id = products.id and ended_at is null) as "hasOpenOrder",
      exists (
        select 1 from orders
        where product_id = products.id and holding and paid_at is not null) as "isSold",
      products.id as "_id", ${selectedProductTexts}, products.price_currency as currency,
      products.image,
      (jsonb_build_array(products.image) || products.photos)::text as photos,
      products.photo_marks::text as "photoMarks",
      products.revision, products.listed,
      case when products.hidden_by is not null then 'hidden' else products.unlisted_because end
        as "unlistedBecause",
      exists (select 1 from orders where product_id = products.id and holding) as "isHeld"
    from products join users sellers on sellers.id = products.seller_id
    where products.id = ${id} and products.deleted_at is null`);
  if (!row) return undefined;
  const { sellerId, createdAt, awayUntil, isSellerSuspended, isSellerClosing, ...rest } = row;
  const { hasOpenOrder, isSold, ...product } = rest;
  const photos = JSON.parse(row.photos) as string[];
  const marks = JSON.parse(row.photoMarks) as PhotoMarks;
  const photoMarks = marksByUrl(photos.map((url) => ({ url, mark: marks[url] })));
  return {
    sellerId,
    createdAt,
    awayUntil,
    isSellerSuspended,
    isSellerClosing,
    hasOpenOrder,
    isSold,
    product: { ...product, photos, photoMarks },
  };
}

/**
 * Locks the seller of a product, then the product, and returns it, so that bookings, the seller's absence and other
 * changes wait.
 */
export async function lockEditableProduct(tx: Transaction, id: string) {
  await tx.query(sql`
    select id from users where id = (select seller_id from products where id = ${id}) for share`);
  await tx.query(sql`select id from products where id = ${id} for no key update`);
  return findEditableProduct(tx, id);
}

/** Stores the fields and photos of a product as the next revision. */
export async function updateProduct(tx: Transaction, product: EditableProduct): Promise<void> {
  const [image = '', ...photos] = product.photos;
  const columns = productTextFields.map(
    (name) => sql`${rawSql(columnName(name))} = ${product[name] ?? null}`,
  );
  await tx.query(sql`
    update products set ${sqlList(columns)}, image = ${image},
      lowest_offer = case when price_currency = ${product.currency ?? shopCurrency()} then lowest_offer end,
      price_currency = ${product.currency ?? shopCurrency()}, photos = ${jsonValue(photos)}::text::jsonb,
      photo_marks = ${jsonValue(product.photoMarks ?? {})}::text::jsonb, revision = revision + 1, changed_at = now()
    where id = ${product._id}`);
}

/** Stores whether a product is listed, and why not. */
export async function updateListed(
  tx: Transaction,
  id: string,
  { listed, unlistedBecause }: Pick<EditableProduct, 'listed' | 'unlistedBecause'>,
): Promise<void> {
  await tx.query(sql`
    update products set listed = ${listed}, unlisted_because = ${unlistedBecause}, changed_at = now()
    where id = ${id}`);
}

/** The condition that no order holds the product: that it is neither booked nor sold. */
export const isNotHeld: Sql = sql`not exists (
  select 1 from orders where product_id = products.id and holding)`;
