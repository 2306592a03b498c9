import type { OrderEvent, OrderState } from '../../../contract/order.machine';
import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import type { OrderTimes } from '../buying/deadlines';
import { moveLockedOrder, moveOrder, addOrder, type OrderMove } from '../buying/move-order';
import { amountOf, findPriceForBuyer } from '../buying/order-price.sql';
import { lockHoldingOrder } from '../buying/order-row.sql';
import { addRefund } from '../platform/outbox.sql';
import { bookCharge, bookMovements } from './charge-bookings.sql';
import type { ChargeMovements } from './charge-movements';
import { findPayment } from './payments.sql';
import { isFailedRefund } from './read-charge';
import { hasBlocked } from '../accounts/user-blocks.sql';

type PaymentStatus = 'open' | 'reserved' | 'unavailable' | 'paid' | 'refunded' | 'cancelled';

/**
 * The state of a payment after an event:
 * - `reserved`: the product is reserved, and the payment must be captured
 * - `unavailable`: another buyer has the product, or the seller has blocked the buyer, and the payment must be
 *   cancelled
 * - `paid`: the card was charged
 * - `refunded`: the card was charged, and the charge was refunded
 * - `cancelled`: the card will never be charged
 * - `unknown`: this server did not create the payment intent
 * - `uncharged`: Stripe knows of no card payment of this amount for this product
 */
export type PaymentOutcome = Exclude<PaymentStatus, 'open'> | 'unknown' | 'uncharged';

interface PaymentRow {
  productId: string | null;
  buyerId: string;
  /** In the currency's smallest unit, such as cents. */
  amount: number;
  currency: string;
  status: PaymentStatus;
}

const wasCharged = (status: PaymentStatus | PaymentOutcome) =>
  status === 'paid' || status === 'refunded';

/**
 * Reserves the product for an authorized payment, unless another buyer has it: of several buyers who pay
 * at the same time, one gets the product. A repeated call returns the same outcome, unless the order was
 * cancelled in between.
 */
export async function reserveProduct(
  tx: Transaction,
  intentId: string,
  times: OrderTimes,
  event: 'stripe.authorised' | 'stripe.paid' = 'stripe.authorised',
): Promise<PaymentOutcome> {
  const payment = await lockPayment(tx, intentId);
  if (!payment) return 'unknown';
  if (payment.status !== 'open') {
    // An authorization is cancelled with its order; a charge that was made must be refunded instead.
    const isCancelled =
      payment.status === 'reserved' &&
      event === 'stripe.authorised' &&
      (await isOrderCancelled(tx, intentId));
    return isCancelled ? 'unavailable' : payment.status;
  }
  const orderId = await reserveOrder(tx, payment, { event: { type: event }, times });
  if (orderId) {
    await tx.query(sql`
      update orders set payment_intent_id = ${intentId} where id = ${orderId}`);
  }
  const outcome = orderId ? 'reserved' : 'unavailable';
  await setStatus(tx, intentId, outcome);
  return outcome;
}

/** The details of a charge that Stripe reports. */
export interface Charge {
  chargedAt: Date;
  cardLast4: string | null;
  cardFingerprint: string | null;
}

/**
 * Records that the card was charged. The order becomes paid; if the product is unavailable, a refund is
 * added to the outbox. May be called again with the details of the charge.
 */
export async function markPaid(
  tx: Transaction,
  intentId: string,
  times: OrderTimes,
  charge?: Charge,
): Promise<PaymentOutcome> {
  const outcome = await reserveProduct(tx, intentId, times, 'stripe.paid');
  if (outcome === 'unavailable' || outcome === 'cancelled') await addRefund(tx, { intentId });
  const payment = await findChargedPayment(tx, intentId);
  if (!payment) return outcome;
  await bookCharge(tx, payment, charge?.chargedAt);
  if (outcome !== 'reserved' && !wasCharged(outcome)) return outcome;
  const { orderId } = payment;
  // The order ignores this event if reserveProduct has sent it.
  if (orderId) await moveOrder(tx, orderId, { event: { type: 'stripe.paid' }, times });
  await tx.query(sql`
    update orders set paid_at = coalesce(${charge?.chargedAt ?? null}::timestamptz, paid_at, now())
    where payment_intent_id = ${intentId}`);
  await tx.query(sql`
    update payments set card_last4 = coalesce(${charge?.cardLast4 ?? null}, card_last4),
      card_fingerprint = case when (select deleted_at is null from users where id = buyer_id)
        then coalesce(${charge?.cardFingerprint ?? null}, card_fingerprint) end
    where intent_id = ${intentId}`);
  if (outcome === 'refunded') return outcome;
  await setStatus(tx, intentId, 'paid');
  return 'paid';
}

/**
 * Sends events about a charge to its order. Stripe's events arrive in any order, so the charge may have to
 * be recorded first.
 */
export async function applyChargeEvents(
  tx: Transaction,
  intentId: string,
  { events, movements }: { events: readonly OrderEvent[]; movements: ChargeMovements },
  times: OrderTimes,
): Promise<void> {
  const outcome = await markPaid(tx, intentId, times);
  const payment = await findChargedPayment(tx, intentId);
  if (!payment) return;
  const { isWonOnAppeal, hasFailedRefund } = await bookMovements(tx, payment, movements);
  const { orderId } = payment;
  // Any event may be the first that shows the failure, after which the money is held again.
  const failure: OrderEvent[] = hasFailedRefund ? [{ type: 'stripe.refundFailed' }] : [];
  for (const event of [...failure, ...events]) {
    if (refundEvents.has(event.type)) await setStatus(tx, intentId, 'refunded');
    if (!orderId) continue;
    if (event.type === 'stripe.disputed' && (await isDisputeDecided(tx, intentId))) continue;
    // Stripe has two events for a refund that fails, and a part that fails ends nothing.
    if (event.type === 'stripe.refundFailed' && (await isFailureKnown(tx, orderId, movements)))
      continue;
    // The buyer keeps what was refunded otherwise than by a dispute.
    if (event.type === 'stripe.disputeWon' && outcome === 'refunded' && !isWonOnAppeal) continue;
    const move = await moveOrder(tx, orderId, { event, times });
    if (move?.accepted && returnsMoney(move.state)) await setStatus(tx, intentId, 'paid');
    if (disputeDecisions.has(event.type)) await setDisputeDecided(tx, intentId);
  }
}

/** Whether the order has an event for each refund that failed. */
async function isFailureKnown(
  tx: Transaction,
  orderId: string,
  { refunds }: ChargeMovements,
): Promise<boolean> {
  const failedCount = refunds.filter(({ status }) => isFailedRefund(status)).length;
  const known = await tx.query(sql`
    select number from order_events where order_id = ${orderId} and type = 'stripe.refundFailed'`);
  return failedCount > 0 && known.length >= failedCount;
}

/** Whether the buyer has not got the money back after all. */
const returnsMoney = (state: OrderState) => state === 'refundFailed' || state === 'bankDisputeWon';

const disputeDecisions = new Set<OrderEvent['type']>(['stripe.disputeWon', 'stripe.disputeLost']);

/** Whether the bank has decided. Stripe's events may arrive late, so a dispute that opens later is ignored. */
async function isDisputeDecided(tx: Transaction, intentId: string): Promise<boolean> {
  const decided = await tx.query(sql`
    select intent_id from payments where intent_id = ${intentId} and dispute_decided`);
  return decided.length > 0;
}

async function setDisputeDecided(tx: Transaction, intentId: string): Promise<void> {
  await tx.query(sql`update payments set dispute_decided = true where intent_id = ${intentId}`);
}

const refundEvents = new Set<OrderEvent['type']>(['stripe.refunded', 'stripe.disputeLost']);

/** Records that the intent was cancelled: a booking can then be paid again, an order without one ends. */
export async function markCancelled(
  tx: Transaction,
  intentId: string,
  times: OrderTimes,
): Promise<void> {
  const payment = await lockPayment(tx, intentId);
  if (!payment || wasCharged(payment.status)) return;
  await setStatus(tx, intentId, 'cancelled');
  const orderId = await findOrderId(tx, intentId);
  if (!orderId) return;
  await moveOrder(tx, orderId, { event: { type: 'stripe.released' }, times });
  await tx.query(sql`update orders set payment_intent_id = null where id = ${orderId}`);
}

const cancelled: OrderState = 'cancelled';

async function isOrderCancelled(tx: Transaction, intentId: string): Promise<boolean> {
  const found = await tx.query(sql`
    select id from orders where payment_intent_id = ${intentId} and state = ${cancelled}`);
  return found.length > 0;
}

async function findChargedPayment(tx: Transaction, intentId: string) {
  const payment = await findPayment(tx, intentId);
  return payment && { ...payment, orderId: await findOrderId(tx, intentId) };
}

async function findOrderId(tx: Transaction, intentId: string): Promise<string | undefined> {
  const [order] = await tx.query<{ id: string }>(sql`
    select id from orders where payment_intent_id = ${intentId}`);
  return order?.id;
}

/**
 * Locks the buyer, the product and then the payment, and returns the payment. Bookings and deletions lock in this
 * order as well, so that transactions cannot deadlock. Returns undefined for an unknown intent.
 */
async function lockPayment(tx: Transaction, intentId: string) {
  await tx.query(sql`
    select id from users
    where id = (select buyer_id from payments where intent_id = ${intentId}) for share`);
  await tx.query(sql`
    select id from products
    where id = (select product_id from payments where intent_id = ${intentId})
    for no key update`);
  const [payment] = await tx.query<PaymentRow>(sql`
    select product_id as "productId", buyer_id as "buyerId", amount, currency, status
    from payments where intent_id = ${intentId} for update`);
  return payment;
}

/**
 * Sends an event to the buyer's order of the product, or opens a new order with it if the product is listed.
 * Returns the id of the order; undefined if the product is unavailable.
 */
async function reserveOrder(
  tx: Transaction,
  { productId, buyerId, amount, currency }: PaymentRow,
  move: OrderMove,
): Promise<string | undefined> {
  const [product] = await tx.query<{ sellerId: string }>(sql`
    select products.seller_id as "sellerId" from products
    join users sellers on sellers.id = products.seller_id and sellers.deleted_at is null
    join users buyers on buyers.id = ${buyerId} and buyers.deleted_at is null
    where products.id = ${productId} and sellers.id <> buyers.id
      and (products.listed or exists (
        select 1 from orders where product_id = products.id and holding))
      and not ${hasBlocked(sql`sellers.id`, sql`buyers.id`)}`);
  if (!product || productId === null) return undefined;
  const price = await findPriceForBuyer(tx, { productId, buyerId });
  const charge = price && amountOf(price);
  if (price?.mustBeBooked) return undefined;
  // The seller has changed the price since the payment page opened.
  if (charge?.currency !== currency || charge.amount !== amount) return undefined;
  const holdingOrder = await lockHoldingOrder(tx, productId);
  if (!holdingOrder) {
    return (await addOrder(tx, { sellerId: product.sellerId, productId, buyerId }, move))?.id;
  }
  if (holdingOrder.buyerId !== buyerId) return undefined;
  const { accepted } = await moveLockedOrder(tx, holdingOrder, move);
  return accepted ? holdingOrder.id : undefined;
}

async function setStatus(tx: Transaction, intentId: string, status: PaymentStatus) {
  await tx.query(sql`update payments set status = ${status} where intent_id = ${intentId}`);
}
