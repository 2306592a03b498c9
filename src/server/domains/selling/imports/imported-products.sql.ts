import { shopCurrency } from '../../../../contract/payments/currencies';
import { productFieldNames, type ProductValues } from '../../../../contract/selling/product-fields';
import type { PhotoMarks } from '../../../../contract/pictures/photo-marks';
import type { Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { rawSql, sql, sqlList } from '../../../database/sql';
import { indexNewProducts } from '../../finding/index-products.sql';
import { addProductsToMatch } from '../../finding/products-to-match.sql';
import { addPublicChange } from '../../platform/live-changes.sql';
import { preparePictures } from '../../pictures/stored-pictures.sql';
import { productColumns } from '../../catalogue/product-columns.sql';
import { isSelling, unlistedReason } from '../seller-availability.sql';

export interface ProductToAdd {
  id: string;
  values: ProductValues;
  /** URLs of further photos, in addition to `image`. */
  photos: string[];
  photoMarks: PhotoMarks;
  /** The names of the image and photos that this server stores. */
  pictureNames: string[];
}

const batchSize = 200;

const fieldValues = sqlList(productFieldNames.map((name) => rawSql(`rows."${name}"`)));
const fieldTypes = sqlList(productFieldNames.map((name) => rawSql(`"${name}" text`)));

/**
 * Adds many products of a seller, the first one as the newest. Their categories must exist.
 * @throws PictureMissingError unless the seller has uploaded all their pictures
 */
export async function addProducts(
  tx: Transaction,
  sellerId: string,
  products: readonly ProductToAdd[],
): Promise<void> {
  const names = [...new Set(products.flatMap(({ pictureNames }) => pictureNames))];
  await preparePictures(tx, sellerId, names);
  for (let offset = 0; offset < products.length; offset += batchSize) {
    await insertBatch(tx, sellerId, products.slice(offset, offset + batchSize), offset);
  }
  const ids = products.map(({ id }) => id);
  await indexNewProducts(tx, ids);
  await addProductsToMatch(tx, ids);
  await addPublicChange(tx);
}

async function insertBatch(
  tx: Transaction,
  sellerId: string,
  products: readonly ProductToAdd[],
  offset: number,
): Promise<void> {
  const rows = products.map(({ id, values, photos, photoMarks }, index) => ({
    ...values,
    ...{ id, photos, photo_marks: photoMarks, number: offset + index },
  }));
  await tx.query(sql`
    insert into products (id, seller_id, price_currency, photos, photo_marks, listed, unlisted_because, imported, created_at,
      ${productColumns})
    select rows.id, users.id, ${shopCurrency()}, rows.photos, rows.photo_marks, ${isSelling}, ${unlistedReason}, true,
      now() - rows.number * interval '1 millisecond', ${fieldValues}
    from users, jsonb_to_recordset(${jsonValue(rows)}::text::jsonb)
      as rows (id text, photos jsonb, photo_marks jsonb, number integer, ${fieldTypes})
    where users.id = ${sellerId}`);
  const links = products.flatMap(({ id, pictureNames }) =>
    pictureNames.map((name) => ({ id, name })),
  );
  await tx.query(sql`
    insert into product_pictures (product_id, name)
    select id, name from jsonb_to_recordset(${jsonValue(links)}::text::jsonb)
      as rows (id text, name text)
    on conflict do nothing`);
}
