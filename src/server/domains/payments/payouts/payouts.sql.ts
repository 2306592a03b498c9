import { randomUUID } from 'node:crypto';
import { maxListedEntries, type NewPayout } from '../../../../contract/payments/payout';
import type { Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { bookOrderMoney } from '../../buying/order-money.sql';
import { payoutEntries } from '../../buying/order-payout.sql';
import { debtAccount, owedAccount, shopAccounts } from '../../ledger/accounts';
import { jsonPage, type PageRequest } from '../../platform/json-page.sql';
import { orderedField, orderedProductJoin } from '../../selling/ordered-products.sql';
import { userIdsMatching } from '../../accounts/user-lists.sql';

/** A sale in a payout. Its amount is negative if the payout takes it back. */
export interface PayoutEntry {
  orderId: string;
  amount: number;
}

interface BookedEntry extends PayoutEntry {
  /** Whether it is about the seller's debt, not about what the seller is owed. */
  isOfDebt: boolean;
}

export async function addPayout(
  tx: Transaction,
  payout: Omit<NewPayout, 'orderIds' | 'allSales'> & { adminId: string; entries: PayoutEntry[] },
): Promise<string> {
  const id = randomUUID();
  await tx.query(sql`
    insert into payouts (id, seller_id, amount, currency, paid_on, reference, admin_id)
    values (${id}, ${payout.sellerId}, ${payout.amount}, ${payout.currency}, ${payout.paidOn}::date,
      ${payout.reference}, ${payout.adminId})`);
  const entries = payout.entries.map((entry) => ({ ...entry, isOfDebt: entry.amount < 0 }));
  await bookEntries(tx, { ...payout, id }, entries);
  return id;
}

export interface StoredPayout {
  id: string;
  sellerId: string;
  amount: number;
  currency: string;
}

/** Adds a payout that takes back all entries of another one. */
export async function addReversal(
  tx: Transaction,
  { id, sellerId, amount, currency }: StoredPayout,
  { reason, adminId }: { reason: string; adminId: string },
): Promise<string> {
  await lockOrdersOf(tx, id);
  const entries = await tx.query<BookedEntry>(sql`
    select order_id as "orderId", - amount as amount, amount < 0 as "isOfDebt"
    from ${payoutEntries} entries where payout_id = ${id}`);
  const reversalId = randomUUID();
  await tx.query(sql`
    insert into payouts (id, seller_id, reverses_id, amount, currency, reason, admin_id)
    values (${reversalId}, ${sellerId}, ${id}, ${-amount}, ${currency}, ${reason}, ${adminId})`);
  await bookEntries(tx, { id: reversalId, sellerId, currency }, entries);
  return reversalId;
}

/** Locks the orders of a payout in the order of their products, as in other transactions that lock several. */
async function lockOrdersOf(tx: Transaction, payoutId: string): Promise<void> {
  await tx.query(sql`
    select id from orders
    where id in (select order_id from ledger_transfers where payout_id = ${payoutId})
    order by product_id, id for no key update`);
}

/**
 * Records what a payout or a reversal pays to the seller for each sale, or deducts or takes back. The ledger rejects an
 * entry that would pay more than is owed.
 */
export async function bookEntries(
  tx: Transaction,
  { id, sellerId, currency }: Omit<StoredPayout, 'amount'>,
  entries: readonly BookedEntry[],
): Promise<void> {
  const { bank } = shopAccounts;
  const transfers = entries.map(({ orderId, amount, isOfDebt }) => {
    const sale = { orderId, sellerId };
    const account = isOfDebt ? debtAccount(sale) : owedAccount(sale);
    return {
      key: `payout/${id}/${orderId}`,
      kind: isOfDebt ? 'debtDeducted' : 'paidOut',
      ...(amount > 0 ? { debit: account, credit: bank } : { debit: bank, credit: account }),
      amount: Math.abs(amount),
      currency,
      orderId,
      payoutId: id,
    };
  });
  await bookOrderMoney(
    tx,
    entries.map(({ orderId }) => orderId),
    transfers,
  );
}

/** Finds a payout that is not a reversal. */
export async function findPayout(database: Queryable, id: string) {
  const [payout] = await database.query<StoredPayout & { isByStripe: boolean }>(sql`
    select id, seller_id as "sellerId", amount, currency, admin_id is null as "isByStripe"
    from payouts where id = ${id} and reverses_id is null`);
  return payout;
}

/** Whether a payout is reversed, and whether a later payout that is not reversed contains one of its sales. */
export async function readPayoutUse(tx: Transaction, id: string) {
  const [use] = await tx.query<{ isReversed: boolean; isUsedLater: boolean }>(sql`
    select exists (select 1 from payouts where reverses_id = ${id}) as "isReversed",
      exists (
        select 1 from ledger_transfers own
        join ledger_transfers later on later.order_id = own.order_id and later.number > own.number
        join payouts on payouts.id = later.payout_id and payouts.reverses_id is null
        where own.payout_id = ${id}
          and not exists (select 1 from payouts reversals where reverses_id = payouts.id)
      ) as "isUsedLater"`);
  return use;
}

interface PayoutsFilter {
  sellerId?: string;
  /** Prefixes of words in the seller's name or email address. All of them must match. */
  text?: string | undefined;
}

/** Returns the payouts as JSON, newest first. */
export function payoutsJson(
  database: Queryable,
  { sellerId, text = '' }: PayoutsFilter,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`payouts`,
      from: sql`payouts`,
      where: sql`
        ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}
        and ${text.trim() ? sql`seller_id in (${userIdsMatching(text)})` : sql`true`}`,
      joins: sql`
        join lateral (select * from users where users.id = payouts.seller_id offset 0) users on true`,
      entry: sql`json_build_object(
        'id', payouts.id, 'sellerId', payouts.seller_id, 'sellerName', users.display_name,
        'amount', payouts.amount, 'currency', payouts.currency, 'paidOn', payouts.paid_on,
        'reference', payouts.reference, 'reverses', payouts.reverses_id, 'reason', payouts.reason,
        'reversed', exists (select 1 from payouts later where later.reverses_id = payouts.id),
        'createdAt', payouts.created_at,
        'entries', (
          select coalesce(json_agg(json_build_object('orderId', orders.id,
            'productName', ${orderedField('productName')}, 'amount', payout_entries.amount)
            order by payout_entries.amount < 0, orders.id), '[]')
          from (
            select * from ${payoutEntries} entries where entries.payout_id = payouts.id
            order by entries.amount < 0, order_id limit ${maxListedEntries}
          ) payout_entries
          join orders on orders.id = payout_entries.order_id
          join products on products.id = orders.product_id ${orderedProductJoin}),
        'entryCount', (select count(*) from ledger_transfers where payout_id = payouts.id))`,
    },
    page,
  );
}
