import type { Readable } from 'node:stream';
import { decimalAmount } from '../../../../contract/payments/money';
import { createCsvStream } from '../../platform/create-csv';
import type { Queryable } from '../../../database/database';
import { readFeeRows, readLedgerRows, type FeeRow, type LedgerRow } from './book-rows.sql';

const ledgerColumns = [
  ...['number', 'happened at', 'recorded at', 'kind', 'debit', 'credit', 'amount', 'currency'],
  ...['order', 'payout', 'stripe object'],
];

/** Returns all movements of the ledger as CSV, the oldest first. */
export const exportLedger = (database: Queryable): Readable =>
  createCsvStream({
    columns: ledgerColumns,
    rows: mapRows(readLedgerRows(database), (row: LedgerRow) => [
      ...[String(row.number), row.happenedAt.toISOString(), row.recordedAt.toISOString()],
      ...[row.kind, row.debit, row.credit, decimalAmount(row), row.currency.toUpperCase()],
      ...[row.orderId ?? '', row.payoutId ?? '', row.stripeObject ?? ''],
    ]),
  });

const feeColumns = [
  ...['number', 'issued at', 'kind', 'order', 'seller', 'seller id', 'net', 'tax', 'tax percent'],
  ...['total', 'currency'],
];

/** Returns all invoices and credit notes about fees as CSV, in the order of their numbers. */
export const exportFeeDocuments = (database: Queryable): Readable =>
  createCsvStream({
    columns: feeColumns,
    rows: mapRows(readFeeRows(database), (row: FeeRow) => {
      const { number, net, tax, currency } = row;
      const money = (amount: number) => decimalAmount({ amount, currency });
      return [
        ...[String(number), row.issuedAt.toISOString(), net + tax < 0 ? 'credit note' : 'invoice'],
        ...[row.orderId, row.sellerName, row.sellerId, money(net), money(tax)],
        ...[String(row.taxRate / 100), money(net + tax), currency.toUpperCase()],
      ];
    }),
  });

async function* mapRows<Row>(rows: AsyncIterable<Row>, toCells: (row: Row) => string[]) {
  for await (const row of rows) yield toCells(row);
}
