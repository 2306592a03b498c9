import type { Readable } from 'node:stream';
import { decimalAmount } from '../../../../contract/payments/money';
import { createCsvStream } from '../../platform/create-csv';
import type { Queryable } from '../../../database/database';
import type { BalanceDifference } from '../balance-transactions.sql';
import {
  readDifferences,
  readFeeRows,
  readLedgerRows,
  type FeeRow,
  type LedgerRow,
} from './book-rows.sql';

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

const differenceColumns = [
  'happened at',
  'stripe object',
  'at stripe',
  'in the ledger',
  'difference',
  'currency',
];

/** Returns what Stripe and the ledger do not agree about as CSV. A cell is empty if only the other knows of it. */
export const exportDifferences = (database: Queryable): Readable =>
  createCsvStream({
    columns: differenceColumns,
    rows: mapRows(readDifferences(database), (row: BalanceDifference) => {
      const { currency, stripe, ledger } = row;
      const money = (amount: number | null) =>
        amount === null ? '' : decimalAmount({ amount, currency });
      return [
        ...[row.happenedAt.toISOString(), row.object, money(stripe), money(ledger)],
        ...[money((stripe ?? 0) - (ledger ?? 0)), currency.toUpperCase()],
      ];
    }),
  });

async function* mapRows<Row>(rows: AsyncIterable<Row>, toCells: (row: Row) => string[]) {
  for await (const row of rows) yield toCells(row);
}
