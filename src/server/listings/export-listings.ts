import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { neutralizeCell } from '../../contract/listings-csv';
import { productTextFields } from '../../contract/product-fields';
import type { Queryable } from '../database/database';
import { readListingRows } from '../repositories/listing-rows';

const columns = ['id', 'state', ...productTextFields, 'photos'];

/**
 * Returns a seller's products as CSV, the newest first. Rows are read while they are sent, so that many products
 * take no more memory than a few.
 */
export function exportListings(database: Queryable, sellerId: string): Readable {
  const csv = stringify({ header: true, columns, record_delimiter: '\r\n', bom: true });
  const rows = Readable.from(readCells(database, sellerId));
  rows.once('error', (error) => csv.destroy(error));
  csv.once('close', () => rows.destroy());
  return rows.pipe(csv);
}

async function* readCells(database: Queryable, sellerId: string) {
  for await (const { id, state, category, image, photos, ...texts } of readListingRows(
    database,
    sellerId,
  )) {
    const cells = { ...texts, id, state, category, photos: [image, ...photos].join(' ') };
    yield Object.fromEntries(
      Object.entries(cells).map(([column, text]) => [column, neutralizeCell(text ?? '')]),
    );
  }
}
