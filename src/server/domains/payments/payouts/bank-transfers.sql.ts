import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { sql, type Sql } from '../../../database/sql';

/** A transfer of the last file for the bank. */
interface StoredTransfer {
  sellerId: string;
  currency: string;
  amount: number;
  /** The sales that are paid by it. */
  orderIds: string[];
  reference: string;
}

/** Stores the transfers of a file in place of those of the previous one, and returns the file's id. */
export async function storeBankTransfers(
  tx: Transaction,
  transfers: readonly StoredTransfer[],
): Promise<string> {
  const fileId = randomUUID();
  const rows = transfers.map(({ sellerId, currency, amount, orderIds, reference }) => ({
    ...{ sellerId, currency, amount, orderIds, reference },
  }));
  await tx.query(sql`delete from bank_transfers`);
  await tx.query(sql`
    insert into bank_transfers (file_id, seller_id, currency, amount, order_ids, reference)
    select ${fileId}, "sellerId", currency, amount, "orderIds", reference
    from jsonb_to_recordset(${jsonValue(rows)}::text::jsonb) as transfers ("sellerId" text,
      currency text, amount bigint, "orderIds" text[], reference text)`);
  return fileId;
}

/** Returns the transfers of a file whose payouts are not recorded; undefined if it is not the last file. */
export async function findOpenTransfers(database: Queryable, fileId: string) {
  const transfers = await database.query<{
    sellerId: string;
    currency: string;
    payoutId: string | null;
  }>(sql`
    select seller_id as "sellerId", currency, payout_id as "payoutId" from bank_transfers
    where file_id = ${fileId} order by seller_id, currency`);
  return transfers.length === 0 ? undefined : transfers.filter(({ payoutId }) => payoutId === null);
}

interface TransferKey {
  fileId: string;
  sellerId: string;
  currency: string;
}

/** Locks a transfer whose payout is not recorded. Undefined if it is, or a newer file was exported. */
export async function lockOpenTransfer(
  tx: Transaction,
  { fileId, sellerId, currency }: TransferKey,
) {
  const [transfer] = await tx.query<StoredTransfer>(sql`
    select seller_id as "sellerId", currency, amount, order_ids as "orderIds", reference
    from bank_transfers
    where file_id = ${fileId} and seller_id = ${sellerId} and currency = ${currency}
      and payout_id is null for update`);
  return transfer;
}

export async function setRecorded(
  tx: Transaction,
  { sellerId, currency }: StoredTransfer,
  payoutId: string,
): Promise<void> {
  await tx.query(sql`
    update bank_transfers set payout_id = ${payoutId}
    where seller_id = ${sellerId} and currency = ${currency}`);
}

/** The condition that an order is in a file for the bank, but not recorded as paid. */
export const isInBankFile = (orderId: Sql) => sql`exists (
  select 1 from bank_transfers where payout_id is null and ${orderId} = any(order_ids))`;

/** The last file with transfers whose payouts are not recorded, as JSON; null if there is none. */
export const openBankFile = sql`(
  select json_build_object('id', file_id, 'exportedAt', max(exported_at),
    'transferCount', count(*), 'totals', (
      select json_agg(json_build_object('currency', currency, 'total', total) order by currency)
      from (
        select currency, sum(amount) as total from bank_transfers
        where payout_id is null group by currency) totals))
  from bank_transfers where payout_id is null group by file_id)`;
