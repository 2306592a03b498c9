import type { Queryable } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';
import { findDifferences, type BalanceDifference } from '../balance-transactions.sql';

/** A movement of the ledger, for the books. */
export interface LedgerRow {
  number: number;
  happenedAt: Date;
  recordedAt: Date;
  kind: string;
  debit: string;
  credit: string;
  amount: number;
  currency: string;
  orderId: string | null;
  payoutId: string | null;
  stripeObject: string | null;
}

/** An invoice or a credit note about a fee, for the books. */
export interface FeeRow {
  number: number;
  issuedAt: Date;
  orderId: string;
  sellerId: string;
  sellerName: string;
  net: number;
  tax: number;
  taxRate: number;
  currency: string;
}

export const readLedgerRows = (database: Queryable) =>
  readNumbered<LedgerRow>(
    database,
    (page) => sql`
      select number, happened_at as "happenedAt", recorded_at as "recordedAt", kind,
        debit_account as debit, credit_account as credit, amount, currency,
        order_id as "orderId", payout_id as "payoutId", stripe_object as "stripeObject"
      from ledger_transfers where ${page}`,
  );

export const readFeeRows = (database: Queryable) =>
  readNumbered<FeeRow>(
    database,
    (page) => sql`
      select number, issued_at as "issuedAt", order_id as "orderId", seller_id as "sellerId",
        users.display_name as "sellerName", net, tax, tax_rate as "taxRate", currency
      from fee_documents join users on users.id = seller_id where ${page}`,
  );

const batchSize = 500;
const maxDifferences = 10_000;

export async function* readDifferences(database: Queryable): AsyncGenerator<BalanceDifference> {
  yield* await findDifferences(database, maxDifferences);
}

/** Reads rows in batches, in the order of their numbers. */
async function* readNumbered<Row extends { number: number }>(
  database: Queryable,
  select: (page: Sql) => Sql,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await database.query<Row>(
      select(sql`number > ${last}::bigint order by number limit ${batchSize}`),
    );
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.number ?? last;
  }
}
