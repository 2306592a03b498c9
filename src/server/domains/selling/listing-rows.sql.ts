import type { PhotoMarks } from '../../../contract/pictures/photo-marks';
import type { ListingState } from '../../../contract/selling/listing';
import type { ProductTextField } from '../../../contract/selling/product-fields';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { listingState } from './listings.sql';
import { selectedProductTexts } from '../catalogue/product-columns.sql';

export type ListingRow = Record<ProductTextField, string | null> & {
  id: string;
  state: ListingState;
  currency: string;
  image: string;
  photos: string[];
  photoMarks: PhotoMarks;
};

const batchSize = 500;

/** Reads the products of a seller in batches, the newest first. A category is its name. */
export async function* readListingRows(
  database: Queryable,
  sellerId: string,
): AsyncGenerator<ListingRow> {
  let after: { createdAt: Date; id: string } | undefined;
  for (;;) {
    const rows = await database.query<ListingRow & { createdAt: Date; categoryName: string }>(sql`
      select products.id, products.created_at as "createdAt", ${listingState} as state,
        ${selectedProductTexts}, products.price_currency as currency,
        categories.name as "categoryName", products.image, products.photos,
        products.photo_marks as "photoMarks"
      from products
      join categories on categories.id = products.category_id
      left join orders on orders.product_id = products.id and orders.holding
      where products.seller_id = ${sellerId} and products.deleted_at is null
        and ${
          after
            ? sql`(products.created_at < ${after.createdAt}::timestamptz
                or products.created_at = ${after.createdAt}::timestamptz and products.id > ${after.id})`
            : sql`true`
        }
      order by products.created_at desc, products.id limit ${batchSize}`);
    for (const { createdAt, categoryName, ...row } of rows) {
      after = { createdAt, id: row.id };
      yield { ...row, category: categoryName };
    }
    if (rows.length < batchSize) return;
  }
}
