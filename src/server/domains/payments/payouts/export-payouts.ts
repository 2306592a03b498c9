import type { Readable } from 'node:stream';
import { decimalAmount } from '../../../../contract/payments/money';
import { createCsvStream } from '../../platform/create-csv';
import type { Queryable } from '../../../database/database';
import { readPayoutRows, type PayoutRow } from './payout-rows.sql';

const columns = [
  ...['recorded at', 'kind', 'payout', 'reverses', 'paid on', 'seller', 'seller id'],
  ...['order', 'product', 'amount', 'currency', 'reference', 'reason'],
];

/** Returns the sales of all payouts and reversals as CSV, the oldest first. */
export function exportPayouts(database: Queryable): Readable {
  return createCsvStream({ columns, rows: toCells(readPayoutRows(database)) });
}

async function* toCells(rows: AsyncIterable<PayoutRow>) {
  for await (const row of rows) {
    yield [
      row.recordedAt.toISOString(),
      row.reverses === null ? 'payout' : 'reversal',
      row.payoutId,
      row.reverses ?? '',
      row.paidOn ?? '',
      row.sellerName,
      row.sellerId,
      row.orderId,
      row.productName,
      decimalAmount(row),
      row.currency.toUpperCase(),
      row.reference ?? '',
      row.reason ?? '',
    ];
  }
}
