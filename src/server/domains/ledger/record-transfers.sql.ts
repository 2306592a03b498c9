import type { Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import type { Account } from './accounts';

/** A movement of money from one account to another. A transfer is never changed: an opposite one corrects it. */
export interface Transfer {
  /** Names the fact, not the attempt, such as `order/42/captured/pi_1`: it is recorded once. */
  key: string;
  /** A word for what happened; see `docs/ledger.md`. */
  kind: string;
  debit: Account;
  credit: Account;
  /** More than 0, in the currency's smallest unit. */
  amount: number;
  currency: string;
  orderId?: string;
  payoutId?: string;
  /** The id of Stripe's object that moved the money. */
  stripeObject?: string;
  /** By default now. */
  happenedAt?: Date;
}

/**
 * Records transfers and updates the totals of their accounts. A transfer whose key is recorded already is skipped.
 * Returns the number of new ones. The database rejects a transfer that overdraws a liability. Call it once in a
 * transaction if possible, after locking the orders: it locks the accounts, in the order of their ids.
 */
export async function recordTransfers(
  tx: Transaction,
  transfers: readonly Transfer[],
): Promise<number> {
  if (transfers.length === 0) return 0;
  await lockAccounts(tx, transfers);
  const rows = transfers.map(({ debit, credit, ...transfer }, position) => ({
    ...transfer,
    position,
    debit: debit.id,
    credit: credit.id,
  }));
  const [row] = await tx.query<{ count: number }>(sql`
    with added as (
      insert into ledger_transfers (key, kind, debit_account, credit_account, currency, amount,
        order_id, payout_id, stripe_object, happened_at)
      select key, kind, debit, credit, currency, amount, "orderId", "payoutId", "stripeObject",
        coalesce("happenedAt", now())
      from jsonb_to_recordset(${jsonValue(rows)}::text::jsonb) as transfers (key text, kind text,
        debit text, credit text, currency text, amount bigint, "orderId" text, "payoutId" text,
        "stripeObject" text, "happenedAt" timestamptz, position integer)
      order by position on conflict (key) do nothing
      returning debit_account, credit_account, currency, amount),
    sums as (
      select account, currency, sum(debit) as debits, sum(credit) as credits from (
        select debit_account as account, currency, amount as debit, 0 as credit from added
        union all select credit_account, currency, 0, amount from added) sides
      group by account, currency),
    updated as (
      update ledger_accounts set debits = ledger_accounts.debits + sums.debits,
        credits = ledger_accounts.credits + sums.credits
      from sums where id = account and ledger_accounts.currency = sums.currency)
    select count(*)::int as count from added`);
  return row?.count ?? 0;
}

/** Creates the missing accounts and locks all. */
async function lockAccounts(tx: Transaction, transfers: readonly Transfer[]): Promise<void> {
  const sides = transfers.flatMap(({ debit, credit, currency }) =>
    [debit, credit].map((account) => ({ ...account, currency })),
  );
  const unique = new Map(sides.map((side) => [`${side.id} ${side.currency}`, side]));
  const accounts = sql`jsonb_to_recordset(${jsonValue([...unique.values()])}::text::jsonb)
    as accounts (id text, currency text, kind text, "orderId" text, "sellerId" text)`;
  await tx.query(sql`
    insert into ledger_accounts (id, currency, kind, order_id, seller_id)
    select id, currency, kind, "orderId", "sellerId" from ${accounts} order by id, currency
    on conflict do nothing`);
  await tx.query(sql`
    select 1 from ledger_accounts where (id, currency) in (select id, currency from ${accounts})
    order by id, currency for no key update`);
}
