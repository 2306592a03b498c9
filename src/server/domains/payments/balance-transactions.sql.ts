import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, type Sql } from '../../database/sql';
import { shopAccounts, type Account } from '../ledger/accounts';
import { recordTransfers, type Transfer } from '../ledger/record-transfers.sql';

/** A movement of the balance at Stripe. Amounts are in the currency's smallest unit. */
export interface BalanceTransaction {
  id: string;
  /** The id of the payment intent, refund, dispute, transfer or payout that moved the money. */
  object: string;
  /** Stripe's reporting category. */
  category: string;
  /** Negative if it left the balance. */
  amount: number;
  /** Taken from the balance besides. */
  fee: number;
  currency: string;
  isPending: boolean;
  createdAt: Date;
}

/**
 * Returns the time from which Stripe's balance transactions are not stored yet; undefined before the first payment. Stripe
 * may list some late, so those of a day are read again.
 */
export async function findUnreadSince(database: Queryable): Promise<Date | undefined> {
  const [row] = await database.query<{ since: Date | null }>(sql`
    select coalesce((select max(created_at) from balance_transactions),
      (select min(created_at) from payments)) - interval '1 day' as since`);
  return row?.since ?? undefined;
}

/**
 * Stores balance transactions, and records those in the ledger that only Stripe knows of: its fees, and what moved between
 * its balance and the operator's bank.
 */
export async function addBalanceTransactions(
  tx: Transaction,
  transactions: readonly BalanceTransaction[],
): Promise<void> {
  await tx.query(sql`
    insert into balance_transactions
      (id, object, category, amount, fee, currency, is_pending, created_at)
    select id, object, category, amount, fee, currency, "isPending", "createdAt"
    from jsonb_to_recordset(${jsonValue(transactions)}::text::jsonb) as transactions (id text,
      object text, category text, amount bigint, fee bigint, currency text, "isPending" boolean,
      "createdAt" timestamptz)
    on conflict (id) do nothing`);
  await recordTransfers(tx, transactions.flatMap(toTransfers));
}

const { stripe, stripeFees, bank } = shopAccounts;

const feeCategories = ['fee', 'network_cost', 'tax'];
const bankCategories = ['payout', 'payout_reversal', 'topup', 'topup_reversal'];

function toTransfers(transaction: BalanceTransaction): Transfer[] {
  const { id, object, category, amount, fee, currency, createdAt } = transaction;
  const record = (account: Account, kind: string, added: number, stripeObject: string) => ({
    ...{ key: `balance/${id}/${kind}`, kind, currency, stripeObject, happenedAt: createdAt },
    ...(added > 0 ? { debit: stripe, credit: account } : { debit: account, credit: stripe }),
    amount: Math.abs(added),
  });
  return [
    record(stripeFees, fee < 0 ? 'stripeFeeReturned' : 'stripeFee', -fee, id),
    ...(feeCategories.includes(category)
      ? [record(stripeFees, amount > 0 ? 'stripeFeeReturned' : 'stripeFee', amount, object)]
      : []),
    ...(bankCategories.includes(category)
      ? [record(bank, amount > 0 ? 'addedFromBank' : 'sentToBank', amount, object)]
      : []),
  ].filter((transfer) => transfer.amount > 0);
}

/** Returns the refunds that were pending when they were read. */
export async function findPendingRefunds(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ object: string }>(sql`
    select distinct object from balance_transactions where is_pending`);
  return rows.map(({ object }) => object);
}

export async function endPendingRefund(database: Queryable, refundId: string): Promise<void> {
  await database.query(sql`
    update balance_transactions set is_pending = false where object = ${refundId}`);
}

/** What Stripe and the ledger say of one of Stripe's objects. Amounts are what it added to the balance. */
export interface BalanceDifference {
  object: string;
  currency: string;
  /** Null if only the other knows of it. */
  stripe: number | null;
  ledger: number | null;
  happenedAt: Date;
}

/** Before the ledger, the server did not know which refunds there were, only that a payment was refunded. */
const ledgerBegan = sql`(select applied_at from migrations where name = '014_ledger.sql')`;

/**
 * Where Stripe and the ledger differ. An event of Stripe may take a while, and Stripe may list a transaction late, so what
 * happened in the last hour is left out, and in the ledger what is younger than Stripe's last known transaction.
 */
const balanceDifferences: Sql = sql`
  select object, currency, sum(stripe)::int8 as stripe, sum(ledger)::int8 as ledger,
    max(happened_at) as "happenedAt"
  from (
    select object, currency, amount as stripe, null::bigint as ledger, created_at as happened_at,
      is_pending
    from balance_transactions
    union all
    select id, currency, - fee, null, created_at, false from balance_transactions where fee <> 0
    union all
    select stripe_object, ledger_transfers.currency, null,
      case when debit_account = ${stripe.id} then ledger_transfers.amount
        else - ledger_transfers.amount end,
      recorded_at, false
    from ledger_transfers left join payments on intent_id = stripe_object
    where ${stripe.id} in (debit_account, credit_account) and stripe_object is not null
      and not (kind = 'refunded' and intent_id is not null)) facts
  group by object, currency
  having coalesce(sum(stripe), 0) <> coalesce(sum(ledger), 0) and not bool_or(is_pending)
    and coalesce(max(happened_at) filter (where stripe is not null), '-infinity')
      < now() - interval '1 hour'
    and coalesce(max(happened_at) filter (where ledger is not null), '-infinity')
      < (select max(created_at) from balance_transactions) - interval '1 hour'
    and not (sum(ledger) is null and max(happened_at) < ${ledgerBegan})`;

export function findDifferences(database: Queryable, limit: number): Promise<BalanceDifference[]> {
  return database.query(sql`${balanceDifferences} order by "happenedAt", object limit ${limit}`);
}
