import type {
  AccountRequirement,
  BankPayout,
} from '../../../../contract/payments/connected-account';
import type { Queryable, Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { sql } from '../../../database/sql';

export interface StoredAccount {
  id: string;
  sellerId: string;
  isReady: boolean;
  requirements: AccountRequirement[];
}

const columns = sql`id, seller_id as "sellerId", is_ready as "isReady", requirements`;

export async function findAccountOfSeller(
  database: Queryable,
  sellerId: string,
): Promise<StoredAccount | undefined> {
  const [account] = await database.query<StoredAccount>(sql`
    select ${columns} from connected_accounts where seller_id = ${sellerId}`);
  return account;
}

/** Finds an account and locks it until the end of the transaction. */
export async function lockAccount(tx: Transaction, id: string): Promise<StoredAccount | undefined> {
  const [account] = await tx.query<StoredAccount>(sql`
    select ${columns} from connected_accounts where id = ${id} for update`);
  return account;
}

/** Two requests of a seller at the same time get the same account of Stripe. */
export async function addAccount(database: Queryable, id: string, sellerId: string): Promise<void> {
  await database.query(sql`
    insert into connected_accounts (id, seller_id) values (${id}, ${sellerId}) on conflict do nothing`);
}

/** @param readAt before the account was read from Stripe. A later reading, which was stored first, stays. */
export async function storeAccountState(
  database: Queryable,
  { id, isReady, requirements }: Omit<StoredAccount, 'sellerId'>,
  readAt: Date,
): Promise<void> {
  await database.query(sql`
    update connected_accounts set is_ready = ${isReady}, checked_at = ${readAt},
      requirements = ${jsonValue(requirements)}::text::jsonb
    where id = ${id} and checked_at <= ${readAt}`);
}

const shownPayouts = 10;

export function findBankPayouts(database: Queryable, accountId: string): Promise<BankPayout[]> {
  return database.query(sql`
    select id, amount, currency, status, failure, to_json(arrives_at) #>> '{}' as "arrivesAt"
    from connected_payouts where account_id = ${accountId}
    order by created_at desc, id limit ${shownPayouts}`);
}

interface StoredPayout extends Omit<BankPayout, 'arrivesAt'> {
  accountId: string;
  arrivesAt: Date;
  createdAt: Date;
}

/** Stores a payout as Stripe describes it now. Returns whether it has failed, which was not known before. */
export async function storeBankPayout(tx: Transaction, payout: StoredPayout): Promise<boolean> {
  const { id, accountId, amount, currency, status, failure, arrivesAt, createdAt } = payout;
  // A failure is final: what was read before it may be stored later.
  const stored = await tx.query(sql`
    insert into connected_payouts
      (id, account_id, amount, currency, status, failure, arrives_at, created_at)
    values (${id}, ${accountId}, ${amount}, ${currency}, ${status}, ${failure}, ${arrivesAt}, ${createdAt})
    on conflict (id) do update set status = excluded.status, failure = excluded.failure,
      arrives_at = excluded.arrives_at
    where connected_payouts.status <> 'failed'
    returning id`);
  return stored.length > 0 && status === 'failed';
}

/**
 * Remembers that an event of Stripe has its effect in this transaction. Returns false if it had it before.
 */
export async function addStripeEvent(tx: Transaction, id: string): Promise<boolean> {
  const added = await tx.query(sql`
    insert into stripe_events (id) values (${id}) on conflict do nothing returning id`);
  return added.length > 0;
}

/** Deletes at most `limit` events of a month ago: Stripe repeats events for three days. Returns their number. */
export async function deleteOldStripeEvents(database: Queryable, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from stripe_events where id in (
      select id from stripe_events where received_at < now() - interval '30 days'
      order by received_at limit ${limit})
    returning id`);
  return deleted.length;
}
