import type Stripe from 'stripe';
import type { Queryable } from '../../server/database/database';
import { sql, type Sql } from '../../server/database/sql';
import type { ConnectedAccount } from './connected-account';
import { nowInSeconds, randomId } from './payment-intent';
import { createResourceMissingError } from './stripe-error';

/** Objects of Stripe that are stored as JSON, each kind in a table of its own. */
interface StoredObjects {
  account: ConnectedAccount;
  transfer: Stripe.Transfer;
  payout: Stripe.Payout & { account: string };
}

const tables: Record<keyof StoredObjects, Sql> = {
  account: sql`sandbox.connected_accounts`,
  transfer: sql`sandbox.transfers`,
  payout: sql`sandbox.connected_payouts`,
};

/** Reads an object. Within a transaction, it is locked until the end. @throws StripeError if it does not exist */
export async function readObject<Kind extends keyof StoredObjects>(
  queryable: Queryable,
  kind: Kind,
  id: string,
): Promise<StoredObjects[Kind]> {
  const [row] = await queryable.query<{ object: StoredObjects[Kind] }>(
    sql`select object from ${tables[kind]} where id = ${id} for update`,
  );
  if (!row) throw createResourceMissingError(id, kind);
  return row.object;
}

export async function saveObject<Kind extends keyof StoredObjects>(
  queryable: Queryable,
  kind: Kind,
  object: StoredObjects[Kind],
): Promise<void> {
  await queryable.query(
    sql`insert into ${tables[kind]} (id, object)
        values (${object.id}, ${JSON.stringify(object)}::text::jsonb)
        on conflict (id) do update set object = excluded.object`,
  );
}

/** Returns the objects whose field has the value, newest first. */
export async function findObjects<Kind extends keyof StoredObjects>(
  queryable: Queryable,
  kind: Kind,
  field: string,
  value: string | null,
): Promise<StoredObjects[Kind][]> {
  const rows = await queryable.query<{ object: StoredObjects[Kind] }>(
    sql`select object from ${tables[kind]}
        where ${value}::text is null or object ->> ${field}::text = ${value} order by position desc`,
  );
  return rows.map(({ object }) => object);
}

/** The owner of a balance: the id of a connected account, or `platform`. */
export type BalanceOwner = string;

interface BalanceChange {
  owner: BalanceOwner;
  /** Negative if money leaves the balance. */
  amount: number;
  currency: string;
  type: Stripe.BalanceTransaction['type'];
  reportingCategory: string;
  source: string;
}

/** Changes a balance, as every movement of money does. Returns the id of the balance transaction. */
export async function changeBalance(queryable: Queryable, change: BalanceChange): Promise<string> {
  const { owner, amount, currency, type, reportingCategory, source } = change;
  const now = nowInSeconds();
  const transaction: Stripe.BalanceTransaction = {
    id: randomId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency,
    description: null,
    exchange_rate: null,
    // Without fees, so that people who try the sandbox can add the amounts up.
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: reportingCategory,
    source,
    status: 'available',
    type,
  };
  await queryable.query(
    sql`insert into sandbox.balance_transactions (id, owner, object)
        values (${transaction.id}, ${owner}, ${JSON.stringify(transaction)}::text::jsonb)`,
  );
  return transaction.id;
}

/** Returns the sums of the balance transactions with a status by currency. */
export function readBalances(
  queryable: Queryable,
  owner: BalanceOwner,
  status: 'available' | 'pending' = 'available',
): Promise<{ currency: string; amount: number }[]> {
  return queryable.query(
    sql`select object ->> 'currency' as currency, sum((object ->> 'net')::bigint)::int8 as amount
        from sandbox.balance_transactions where owner = ${owner} and object ->> 'status' = ${status}
        group by 1 order by 1`,
  );
}

/** Returns the objects that moved the money of balance transactions, by their ids. */
export async function readSources(
  queryable: Queryable,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await queryable.query<{ id: string; object: object }>(sql`
    select id, object from (
      select id, charge as object from sandbox.charges
      union all select id, refund from sandbox.refunds
      union all select id, dispute from sandbox.disputes
      union all select id, object from sandbox.transfers
      union all select id, object from sandbox.connected_payouts
      union all select reversal ->> 'id', reversal
        from sandbox.transfers, jsonb_array_elements(object -> 'reversals' -> 'data') reversal
    ) objects where id = any(${ids}::text[])`);
  return new Map(rows.map(({ id, object }) => [id, object]));
}

/** Returns balance transactions, newest first, one more than the limit if there are more. */
export async function listBalanceTransactions(
  queryable: Queryable,
  owner: BalanceOwner,
  filter: { source: string | null; after: string | null; since: string | null; limit: number },
): Promise<Stripe.BalanceTransaction[]> {
  const rows = await queryable.query<{ object: Stripe.BalanceTransaction }>(
    sql`select object from sandbox.balance_transactions
        where owner = ${owner} and (${filter.source}::text is null or object ->> 'source' = ${filter.source})
          and (${filter.since}::bigint is null or (object ->> 'created')::bigint >= ${filter.since})
          and (${filter.after}::text is null or position < (
            select position from sandbox.balance_transactions where id = ${filter.after}))
        order by position desc limit ${filter.limit + 1}`,
  );
  return rows.map(({ object }) => object);
}
