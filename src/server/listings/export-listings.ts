import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { neutralizeCell } from '../../contract/listings-csv';
import { productTextFields } from '../../contract/product-fields';
import type { Queryable } from '../database/database';
import { readListingRows, type ListingRow } from '../repositories/listing-rows';

const columns = ['id', 'state', ...productTextFields, 'photos'];

/**
 * Returns a seller's products as CSV, the newest first. Rows are read while they are sent, so that many products
 * take no more memory than a few.
 */
export function exportListings(database: Queryable, sellerId: string): Readable {
  return writeListings(readListingRows(database, sellerId));
}

/** Writes listings as CSV. */
export function writeListings(listings: AsyncIterable<ListingRow>): Readable {
  const csv = stringify({ header: true, columns, record_delimiter: '\r\n', bom: true });
  const rows = Readable.from(toCells(listings));
  rows.once('error', (error) => csv.destroy(error));
  csv.once('close', () => rows.destroy());
  return rows.pipe(csv);
}

async function* toCells(listings: AsyncIterable<ListingRow>) {
  for await (const { id, state, category, image, photos, ...texts } of listings) {
    const cells = { ...texts, id, state, category, photos: [image, ...photos].join(' ') };
    yield Object.fromEntries(
      Object.entries(cells).map(([column, text]) => [column, neutralizeCell(text ?? '')]),
    );
  }
}
