import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { neutralizeCell } from '../../contract/listings-csv';
import { decimalAmount } from '../../contract/money';
import type { Queryable } from '../database/database';
import { readPayoutRows, type PayoutRow } from '../repositories/payout-rows';

const columns = [
  ...['recorded at', 'kind', 'payout', 'reverses', 'paid on', 'seller', 'seller id'],
  ...['order', 'product', 'amount', 'currency', 'reference', 'reason'],
];

/** Returns the sales of all payouts and reversals as CSV, the oldest first. Rows are read while they are sent. */
export function exportPayouts(database: Queryable): Readable {
  const csv = stringify({ header: true, columns, record_delimiter: '\r\n', bom: true });
  const rows = Readable.from(toCells(readPayoutRows(database)));
  rows.once('error', (error) => csv.destroy(error));
  csv.once('close', () => rows.destroy());
  return rows.pipe(csv);
}

async function* toCells(rows: AsyncIterable<PayoutRow>) {
  for await (const row of rows) {
    yield [
      row.recordedAt.toISOString(),
      row.reverses === null ? 'payout' : 'reversal',
      row.payoutId,
      row.reverses ?? '',
      row.paidOn ?? '',
      neutralizeCell(row.sellerName),
      row.sellerId,
      row.orderId,
      neutralizeCell(row.productName),
      // A negative number is no formula.
      decimalAmount(row),
      row.currency.toUpperCase(),
      neutralizeCell(row.reference ?? ''),
      neutralizeCell(row.reason ?? ''),
    ];
  }
}
