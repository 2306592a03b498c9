import type { Database, Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { bookOrderMoney } from '../../buying/order-money.sql';
import { debtAccount, owedAccount, shopAccounts } from '../../ledger/accounts';
import type { Transfer } from '../../ledger/record-transfers.sql';
import { announcePayout } from '../payouts/announce-payout';
import { isInBankFile } from '../payouts/bank-transfers.sql';
import { isHeldForTax } from '../tax/tax-details.sql';

/** What Stripe has to pay to the seller of an order. */
export interface DueTransfer {
  orderId: string;
  sellerId: string;
  intentId: string;
  currency: string;
  /** What the seller is owed for the order. */
  owed: number;
  /** What the seller owes for other orders. */
  debts: { orderId: string; amount: number }[];
  /** The seller's account at Stripe; null if it can't receive transfers now. */
  accountId: string | null;
  /** Whether the operator's bank may be paying the seller already. */
  isInBankFile: boolean;
  /** Whether payouts are held because the seller's tax details are missing. */
  isHeldForTax: boolean;
}

/** Locks an order and the seller's debts, and reads what is due. Returns undefined if nothing ever was. */
export async function lockDueTransfer(
  tx: Transaction,
  orderId: string,
): Promise<DueTransfer | undefined> {
  // In the order of their products, as in other transactions that lock several.
  await tx.query(sql`
    select id from orders
    where id = ${orderId} or id in (
      select debts.order_id from ledger_accounts debts
      join ledger_accounts owed on owed.seller_id = debts.seller_id and owed.order_id = ${orderId}
      where debts.kind = 'asset' and debts.debits > debts.credits)
    order by product_id, id for no key update`);
  const [due] = await tx.query<DueTransfer>(sql`
    select owed.order_id as "orderId", owed.seller_id as "sellerId", owed.currency,
      ${isInBankFile(sql`owed.order_id`)} as "isInBankFile",
      ${isHeldForTax(sql`owed.seller_id`)} as "isHeldForTax",
      owed.credits - owed.debits as owed, orders.payment_intent_id as "intentId", (
        select coalesce(json_agg(json_build_object('orderId', order_id, 'amount', debits - credits)
          order by order_id), '[]')
        from ledger_accounts debts
        where seller_id = owed.seller_id and debts.currency = owed.currency
          and debts.kind = 'asset' and debits > credits) as debts, (
        select connected_accounts.id from connected_accounts
        join users on users.id = connected_accounts.seller_id and users.suspended_at is null
        where connected_accounts.seller_id = owed.seller_id and is_ready) as "accountId"
    from ledger_accounts owed join orders on orders.id = owed.order_id
    where owed.order_id = ${orderId} and owed.kind = 'liability' and owed.seller_id is not null`);
  return due;
}

/** A transfer that Stripe has made, or undefined if the seller's debts take all of what is owed. */
interface BookedTransfer {
  /** Stripe's id; for a sale that only pays debts, a key of our own. */
  id: string;
  amount: number;
}

/**
 * Records that Stripe has sent an amount for an order, and that the rest of what is owed pays the seller's debts. What
 * was sent beyond what is still owed becomes a debt. Repeated calls change nothing.
 */
export async function bookTransfer(
  tx: Transaction,
  due: Pick<DueTransfer, 'orderId' | 'sellerId' | 'currency' | 'owed' | 'debts'>,
  { id, amount }: BookedTransfer,
): Promise<void> {
  const { orderId, sellerId, currency, owed } = due;
  const isSent = amount > 0;
  if (isSent) {
    const added = await tx.query(sql`
      insert into payouts (id, seller_id, amount, currency, paid_on, reference)
      values (${id}, ${sellerId}, ${amount}, ${currency}, current_date, ${id})
      on conflict do nothing returning id`);
    if (added.length === 0) return;
  }
  const { stripe } = shopAccounts;
  const deductions = deduct(due.debts, Math.max(0, owed - amount));
  const deducted = deductions.reduce((sum, debt) => sum + debt.amount, 0);
  const paid = Math.min(owed, amount + deducted);
  const shared = { currency, ...(isSent && { payoutId: id, stripeObject: id }) };
  const transfers: Transfer[] = [
    {
      ...{ key: `payout/${id}/${orderId}`, kind: 'paidOut', orderId, amount: paid },
      ...{ debit: owedAccount({ orderId, sellerId }), credit: stripe },
      ...shared,
    },
    {
      ...{ key: `payout/${id}/${orderId}/beyond`, kind: 'paidBeyond', orderId },
      ...{ debit: debtAccount({ orderId, sellerId }), credit: stripe },
      ...{ amount: amount + deducted - paid },
      ...shared,
    },
    ...deductions.map((debt) => ({
      ...{ key: `payout/${id}/${debt.orderId}/debt`, kind: 'debtDeducted', ...debt },
      ...{ debit: stripe, credit: debtAccount({ orderId: debt.orderId, sellerId }) },
      ...shared,
    })),
  ].filter((transfer) => transfer.amount > 0);
  await bookOrderMoney(tx, [orderId, ...deductions.map((debt) => debt.orderId)], transfers);
  if (isSent) await announcePayout(tx, { id, sellerId });
}

/** Returns what an amount pays of debts, the first ones first. */
export function deduct(debts: DueTransfer['debts'], amount: number): DueTransfer['debts'] {
  let left = amount;
  return debts.flatMap((debt) => {
    const part = Math.min(debt.amount, left);
    left -= part;
    return part > 0 ? [{ orderId: debt.orderId, amount: part }] : [];
  });
}

interface Reversed {
  /** Of the transfer. */
  id: string;
  /** In total. */
  amountReversed: number;
}

/** Records what Stripe has taken back of a transfer, by whomever, unless it is recorded already. */
export async function bookReversed(
  tx: Transaction,
  { id, amountReversed }: Reversed,
): Promise<void> {
  const [payout] = await tx.query<{ orderId: string; sellerId: string; currency: string }>(sql`
    select orders.id as "orderId", payouts.seller_id as "sellerId", payouts.currency from payouts
    join ledger_transfers on payout_id = payouts.id and ledger_transfers.kind in ('paidOut', 'paidBeyond')
    join orders on orders.id = ledger_transfers.order_id
    where payouts.id = ${id} for no key update of orders`);
  if (!payout) return;
  const { orderId, sellerId, currency } = payout;
  const [recorded] = await tx.query<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::int8 as sum from ledger_transfers
    where order_id = ${orderId} and kind = 'transferReversed' and stripe_object = ${id}`);
  const amount = amountReversed - (recorded?.sum ?? 0);
  if (amount <= 0) return;
  await bookOrderMoney(
    tx,
    [orderId],
    [
      {
        ...{ key: `transfer/${id}/reversed/${amountReversed}`, kind: 'transferReversed' },
        ...{ debit: shopAccounts.stripe, credit: owedAccount({ orderId, sellerId }) },
        ...{ amount, currency, orderId, stripeObject: id },
      },
    ],
  );
}

/** Whether this server has made a transfer. */
export async function isOwnTransfer(database: Queryable, id: string): Promise<boolean> {
  const found = await database.query(sql`select id from payouts where id = ${id}`);
  return found.length > 0;
}

export async function findOrderOfPayment(
  database: Queryable,
  intentId: string,
): Promise<string | undefined> {
  const [order] = await database.query<{ id: string }>(sql`
    select id from orders where payment_intent_id = ${intentId}`);
  return order?.id;
}

/**
 * What the seller of an order owes because of it.
 * @param refund a part of the price that the buyer is about to get back
 */
export async function readDebt(database: Queryable, orderId: string, refund = 0): Promise<number> {
  // What was taken back for a part, and is owed until the refund, is not taken back again.
  const [debt] = await database.query<{ amount: number }>(sql`
    select greatest(0, ${refund}::int8 + coalesce(sum(debits - credits), 0))::int8 as amount
    from ledger_accounts where order_id = ${orderId} and seller_id is not null`);
  return debt?.amount ?? 0;
}

/**
 * Adds a task for each sale that is owed to a seller whom Stripe can pay, for each debt that may be taken back from the
 * seller's account, and, at most once a week, an email to each seller whom it can't pay. Returns the number of tasks.
 */
export async function addTransferTasks(database: Database): Promise<number> {
  // The number of what the account has paid makes the key of each transfer of an order another.
  const added = await database.query(sql`
    insert into outbox (key, task, payload)
    select 'transfer/' || owed.order_id || '/' || (
        select count(*) from ledger_transfers
        where ledger_transfers.order_id = owed.order_id and debit_account = owed.id),
      'transfer', jsonb_build_object('orderId', owed.order_id)
    from ledger_accounts owed
    join connected_accounts on connected_accounts.seller_id = owed.seller_id and is_ready
    join users on users.id = owed.seller_id and users.suspended_at is null
    where owed.kind = 'liability' and owed.seller_id is not null and owed.credits > owed.debits
      and not ${isInBankFile(sql`owed.order_id`)}
      and not ${isHeldForTax(sql`owed.seller_id`)}
      -- What the operator has taken back in Stripe's Dashboard is owed, but not sent again, unless it was taken back for
      -- a debt that another sale paid at the same time.
      and ((
          select kind from ledger_transfers
          where ledger_transfers.order_id = owed.order_id and credit_account = owed.id
          order by number desc limit 1) <> 'transferReversed'
        or exists (
          select 1 from ledger_transfers
          where ledger_transfers.order_id = owed.order_id and kind = 'debtDeducted'))
    union all
    select 'reverseTransfers/' || debt.order_id || '/' || debt.debits, 'reverseTransfers',
      jsonb_build_object('orderId', debt.order_id)
    from ledger_accounts debt
    where debt.kind = 'asset' and debt.seller_id is not null and debt.debits > debt.credits
      and exists (
        select 1 from ledger_transfers
        where ledger_transfers.order_id = debt.order_id and kind in ('paidOut', 'paidBeyond')
          and stripe_object is not null)
    union all
    select 'accountEmail/stripe-' || seller_id || '-' || to_char(now(), 'IYYY-IW'), 'accountEmail',
      jsonb_build_object('userId', seller_id, 'kind', 'stripeNeedsYou', 'reason', null, 'until', null)
    from (
      select distinct seller_id from ledger_accounts owed
      where owed.kind = 'liability' and seller_id is not null and credits > debits) owed
    where not exists (
      select 1 from connected_accounts
      where connected_accounts.seller_id = owed.seller_id and is_ready)
    on conflict do nothing returning key`);
  return added.length;
}

/**
 * Ends the tasks of transfers after payouts by Stripe were turned off. Otherwise they would wait for ever, and each file
 * for the bank would leave their sales out. The tasks of debts are deleted, because they are added again if payouts by
 * Stripe are turned on again.
 */
export async function abandonTransferTasks(database: Queryable): Promise<void> {
  const reason =
    'Payouts by Stripe are turned off. Look for a transfer in Stripe before the seller is paid otherwise.';
  await database.query(sql`
    update outbox set dead_lettered_at = now(), last_error = ${reason}
    where task = 'transfer' and done_at is null and dead_lettered_at is null`);
  await database.query(sql`
    delete from outbox
    where task = 'reverseTransfers' and done_at is null and dead_lettered_at is null`);
}

/** What the shop keeps for buyers and sellers at Stripe, by currency. */
export async function readKeptMoney(database: Queryable): Promise<Record<string, number>> {
  const rows = await database.query<{ currency: string; amount: number }>(sql`
    select currency, sum(credits - debits)::int8 as amount from ledger_accounts
    where kind = 'liability' group by currency order by currency`);
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]));
}
