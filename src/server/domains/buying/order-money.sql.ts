import type { Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { recordTransfers, type Transfer } from '../ledger/record-transfers.sql';
import { issueFeeDocument } from './fee-documents.sql';
import { chargedFee, settleOrder, type PaidOrder, type RecordedTransfer } from './settle-order';

/**
 * Records transfers of orders in the ledger, and settles the orders: see `settleOrder`. The caller has locked the
 * orders. A transfer that is recorded already is skipped.
 */
export async function bookOrderMoney(
  tx: Transaction,
  orderIds: readonly string[],
  transfers: readonly Transfer[] = [],
): Promise<void> {
  const orders = await findPaidOrders(tx, orderIds);
  const recordedKeys = new Set(orders.flatMap((order) => order.transfers.map(({ key }) => key)));
  const added = transfers.filter(({ key }) => !recordedKeys.has(key));
  const settlements = orders.flatMap((order) => {
    const transfersOfOrder = [...order.transfers, ...recordsOf(order, added)];
    return settleOrder({ ...order, transfers: transfersOfOrder });
  });
  await recordTransfers(tx, [...added, ...settlements]);
  for (const order of orders) await issueChangedFee(tx, order, settlements);
}

/**
 * Records transfers of a charge without an order, which the buyer gets back. What the buyer gets beyond it, by a refund
 * and a dispute, is lost.
 */
export async function bookUnorderedMoney(
  tx: Transaction,
  { intentId, currency }: { intentId: string; currency: string },
  transfers: readonly Transfer[],
): Promise<void> {
  const [row] = await tx.query<Pick<PaidOrder, 'transfers'>>(sql`
    select ${recordedTransfers(sql`${intentId}`)} as transfers`);
  const charge = {
    orderId: intentId,
    sellerId: '',
    currency,
    feeTerms: null,
    shippingPrice: 0,
  } as const;
  const all = [...(row?.transfers ?? []), ...recordsOf(charge, transfers)];
  const settlements = settleOrder({ ...charge, state: 'refunded', transfers: all });
  await recordTransfers(tx, [...transfers, ...settlements]);
}

/** Issues an invoice or a credit note if the settlements of an order have changed its fee. */
async function issueChangedFee(
  tx: Transaction,
  { transfers, feeTerms, ...order }: PaidOrder,
  settlements: readonly Transfer[],
): Promise<void> {
  const fee = chargedFee([...transfers, ...recordsOf(order, settlements)]);
  if (fee === chargedFee(transfers)) return;
  await issueFeeDocument(tx, { ...order, fee, taxRate: feeTerms?.taxRate ?? 0 });
}

/** Returns the transfers of an order as the ledger records them. */
const recordsOf = (
  order: { orderId: string },
  transfers: readonly Transfer[],
): RecordedTransfer[] =>
  transfers
    .filter(({ orderId }) => orderId === order.orderId)
    .map(({ key, amount, debit, credit }) => ({ key, amount, debit: debit.id, credit: credit.id }));

const recordedTransfers = (orderId: Sql) => sql`(
  select coalesce(json_agg(json_build_object('key', key, 'debit', debit_account,
    'credit', credit_account, 'amount', amount)), '[]')
  from ledger_transfers where order_id = ${orderId})`;

function findPaidOrders(tx: Transaction, orderIds: readonly string[]): Promise<PaidOrder[]> {
  return tx.query(sql`
    select orders.id as "orderId", products.seller_id as "sellerId", orders.state,
      payments.currency, orders.fee_terms as "feeTerms",
      coalesce(orders.shipping_price, 0) as "shippingPrice",
      ${recordedTransfers(sql`orders.id`)} as transfers
    from orders join products on products.id = orders.product_id
    join payments on payments.intent_id = orders.payment_intent_id
    where orders.id = any(${orderIds}::text[])`);
}

interface Refundable {
  intentId: string;
  currency: string;
  /** What the buyer has not got back, by a refund or from the bank, and is not about to. */
  left: number;
}

export async function findRefundable(tx: Transaction, orderId: string) {
  const [payment] = await tx.query<Refundable>(sql`
    select intent_id as "intentId", currency, greatest(0, amount
      - coalesce((
        select sum(case when kind in ('refunded', 'disputeLost') then amount else - amount end)
        from ledger_transfers where order_id = orders.id and kind in
          ('refunded', 'refundFailed', 'refundKnown', 'disputeLost', 'disputeWonOnAppeal')), 0)
      - coalesce((
        select sum((payload ->> 'amount')::bigint) from outbox
        where dead_lettered_at is null and key in (
          select 'refund/' || intent_id || '/' || number from order_events
          where order_id = orders.id and type = 'admin.refundPart')), 0)) as left
    from orders join payments on intent_id = payment_intent_id where orders.id = ${orderId}`);
  return payment;
}
