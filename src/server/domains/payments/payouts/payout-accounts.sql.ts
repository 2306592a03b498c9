import { newAccountDays } from '../../../../contract/payments/payout-account';
import type { Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';

export interface EncryptedAccount {
  encrypted: string;
  changedAt: Date;
}

/** When the account of the row `payout_accounts` was entered, if it is new; else null. */
export const newAccountSince = sql`
  case when payout_accounts.changed_at > now() - make_interval(days => ${newAccountDays}::int)
    then payout_accounts.changed_at end`;

export async function findPayoutAccount(
  database: Queryable,
  sellerId: string,
): Promise<EncryptedAccount | undefined> {
  const [account] = await database.query<EncryptedAccount>(sql`
    select encrypted, changed_at as "changedAt" from payout_accounts
    where seller_id = ${sellerId}`);
  return account;
}

export async function savePayoutAccount(
  tx: Transaction,
  sellerId: string,
  encrypted: string,
): Promise<void> {
  await tx.query(sql`
    insert into payout_accounts (seller_id, encrypted) values (${sellerId}, ${encrypted})
    on conflict (seller_id) do update
      set encrypted = excluded.encrypted, changed_at = excluded.changed_at`);
}

/** Returns whether there was one. */
export async function deletePayoutAccount(tx: Transaction, sellerId: string): Promise<boolean> {
  const deleted = await tx.query(sql`
    delete from payout_accounts where seller_id = ${sellerId} returning seller_id`);
  return deleted.length > 0;
}
