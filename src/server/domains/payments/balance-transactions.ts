import type Stripe from 'stripe';
import type { Database } from '../../database/database';
import {
  addBalanceTransactions,
  endPendingRefund,
  findPendingRefunds,
  findUnreadSince,
  type BalanceTransaction,
} from './balance-transactions.sql';

/** The timeout is in milliseconds. */
const requestOptions = { timeout: 20_000, maxNetworkRetries: 1 };
const pageSize = 100;
const batchSize = 500;

/** Stores what has moved the balance at Stripe since the last time, so that the ledger can be compared with it. */
export async function readBalanceTransactions(database: Database, stripe: Stripe): Promise<void> {
  const since = await findUnreadSince(database);
  if (!since) return;
  const list = stripe.balanceTransactions.list(
    {
      created: { gte: Math.floor(since.getTime() / 1000) },
      ...{ limit: pageSize, expand: ['data.source'] },
    },
    requestOptions,
  );
  const found: BalanceTransaction[] = [];
  for await (const transaction of list) {
    if (!isSetAside(transaction)) found.push(toBalanceTransaction(transaction));
  }
  // The oldest first: an interruption leaves no gap before the newest that is stored.
  found.reverse();
  for (let start = 0; start < found.length; start += batchSize) {
    const batch = found.slice(start, start + batchSize);
    await database.transaction((tx) => addBalanceTransactions(tx, batch));
  }
  for (const id of await findPendingRefunds(database)) {
    const refund = await stripe.refunds.retrieve(id, {}, requestOptions);
    if (!isPending(refund)) await endPendingRefund(database, id);
  }
}

/** Stripe sets money aside, and releases it later. It is still at Stripe. */
const isSetAside = ({ type }: Stripe.BalanceTransaction) => /reserve|_(hold|release)$/.test(type);

function toBalanceTransaction(transaction: Stripe.BalanceTransaction): BalanceTransaction {
  const { id, source, reporting_category: category, amount, fee, currency, created } = transaction;
  return {
    ...{ id, object: movedBy(source) ?? id, category, amount, fee, currency },
    isPending: typeof source === 'object' && source?.object === 'refund' && isPending(source),
    createdAt: new Date(created * 1000),
  };
}

/** Returns the id of the object under which the ledger records the movement. */
function movedBy(source: Stripe.BalanceTransaction['source']): string | undefined {
  if (source === null || typeof source === 'string') return source ?? undefined;
  switch (source.object) {
    case 'charge':
      return idOf(source.payment_intent) ?? source.id;
    case 'transfer_reversal':
      return idOf(source.transfer);
    default:
      return source.id;
  }
}

const idOf = (object: string | { id: string } | null) =>
  typeof object === 'string' ? object : object?.id;

const isPending = ({ status }: Stripe.Refund) =>
  status === 'pending' || status === 'requires_action';
