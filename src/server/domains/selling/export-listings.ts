import type { Readable } from 'node:stream';
import { shopCurrency } from '../../../contract/payments/currencies';
import { photoMarkLabel } from '../../../contract/pictures/photo-marks';
import { amountFields, productTextFields } from '../../../contract/selling/product-fields';
import { createCsvStream } from '../platform/create-csv';
import type { Queryable } from '../../database/database';
import { readListingRows, type ListingRow } from './listing-rows.sql';

const columns = ['id', 'state', ...productTextFields, 'photos', 'photoMarks'] as const;

/** Returns a seller's products as CSV, the newest first. */
export function exportListings(database: Queryable, sellerId: string): Readable {
  return writeListings(readListingRows(database, sellerId));
}

/** Writes listings as CSV. */
export function writeListings(listings: AsyncIterable<ListingRow>): Readable {
  return createCsvStream({ columns, rows: toCells(listings) });
}

async function* toCells(listings: AsyncIterable<ListingRow>) {
  for await (const { image, photos, photoMarks, currency, ...texts } of listings) {
    // An import would take an amount without a currency for one in the shop's.
    const prefix = currency === shopCurrency() ? '' : `${currency.toUpperCase()} `;
    const amounts = amountFields.flatMap((name) =>
      texts[name] ? [[name, prefix + texts[name]] as const] : [],
    );
    const urls = [image, ...photos];
    const marks = urls.map((url) => photoMarkLabel(photoMarks[url]) ?? '');
    const cells = {
      ...{ ...texts, ...Object.fromEntries(amounts), photos: urls.join(' ') },
      photoMarks: marks.some(Boolean) ? marks.join(', ') : '',
    };
    yield columns.map((column) => cells[column] ?? '');
  }
}
