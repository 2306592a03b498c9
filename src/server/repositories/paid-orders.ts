import type { OrderEvent } from '../../contract/order.machine';
import type { Transaction } from '../database/database';
import { sql } from '../database/sql';
import { moveLockedOrder, moveOrder, openOrder } from '../orders/move-order';
import { lockHoldingOrder } from '../orders/order-row';
import { addRefund } from '../orders/outbox';

/**
 * What became of a payment: it has its product and may be captured (`reserved`), another one has it
 * (`unavailable`), the card was charged (`paid`), that was given back (`refunded`), or it came to nothing.
 * `unknown` is an intent not of ours.
 */
export type Outcome = 'reserved' | 'unavailable' | 'paid' | 'refunded' | 'cancelled' | 'unknown';

/** The card was charged, whatever became of that. */
const isCharged = (outcome: Outcome | 'open') => outcome === 'paid' || outcome === 'refunded';

interface PaymentRow {
  productId: string | null;
  buyerId: string;
  status: Exclude<Outcome, 'unknown'> | 'open';
}

/**
 * An authorised payment takes its product, unless another one has: of several buyers who pay at
 * once one wins. Asked again it answers the same, unless its order was cancelled meanwhile.
 */
export async function takeProduct(
  tx: Transaction,
  intentId: string,
  event: 'stripe.authorised' | 'stripe.paid' = 'stripe.authorised',
): Promise<Outcome> {
  const payment = await lockPayment(tx, intentId);
  if (!payment) return 'unknown';
  if (payment.status !== 'open') {
    // A charge that is told is there, and is given back; one that is not made yet need not be.
    const isMade = event === 'stripe.paid';
    const isCalledOff =
      payment.status === 'reserved' && !isMade && (await isCancelling(tx, intentId));
    return isCalledOff ? 'unavailable' : payment.status;
  }
  const orderId = await winOrder(tx, payment, { type: event });
  if (orderId) {
    await tx.query(sql`
      update orders set payment_intent_id = ${intentId} where id = ${orderId}`);
  }
  const outcome = orderId ? 'reserved' : 'unavailable';
  await setStatus(tx, intentId, outcome);
  return outcome;
}

/** What Stripe tells of a charge. */
export interface Charge {
  chargedAt: Date;
  cardLast4: string | null;
}

/**
 * The card was charged: the order is paid, or the charge is given back, because it came too late.
 * What Stripe tells of the charge may come later, with the same event.
 */
export async function markPaid(
  tx: Transaction,
  intentId: string,
  charge?: Charge,
): Promise<Outcome> {
  const outcome = await takeProduct(tx, intentId, 'stripe.paid');
  if (outcome === 'unavailable' || outcome === 'cancelled') await addRefund(tx, intentId);
  if (outcome !== 'reserved' && !isCharged(outcome)) return outcome;
  const orderId = await orderOf(tx, intentId);
  // The order has taken this event already if the payment was not known before.
  if (orderId) await moveOrder(tx, orderId, { type: 'stripe.paid' });
  await tx.query(sql`
    update orders set paid_at = coalesce(${charge?.chargedAt ?? null}::timestamptz, paid_at, now())
    where payment_intent_id = ${intentId}`);
  await tx.query(sql`
    update payments set card_last4 = coalesce(${charge?.cardLast4 ?? null}, card_last4)
    where intent_id = ${intentId}`);
  if (outcome === 'refunded') return outcome;
  await setStatus(tx, intentId, 'paid');
  return 'paid';
}

/**
 * Tells an order what became of the money after its card was charged. Events come in any order, so
 * that this may be the first to tell of the charge.
 */
export async function tellOfCharge(
  tx: Transaction,
  intentId: string,
  events: readonly OrderEvent[],
): Promise<void> {
  if ((await markPaid(tx, intentId)) === 'unknown') return;
  if (events.some(({ type }) => isGivenBack.has(type))) {
    await setStatus(tx, intentId, 'refunded');
  }
  const orderId = await orderOf(tx, intentId);
  if (!orderId) return;
  for (const event of events) {
    const move = await moveOrder(tx, orderId, event);
    if (move?.taken && move.state === 'owed') await setStatus(tx, intentId, 'paid');
  }
}

const isGivenBack = new Set<OrderEvent['type']>(['stripe.refunded', 'stripe.disputeLost']);

/** The payment came to nothing: a booking may be paid anew, and a mere purchase is given back. */
export async function markCancelled(tx: Transaction, intentId: string): Promise<void> {
  const payment = await lockPayment(tx, intentId);
  if (!payment || isCharged(payment.status)) return;
  await setStatus(tx, intentId, 'cancelled');
  const orderId = await orderOf(tx, intentId);
  if (!orderId) return;
  await moveOrder(tx, orderId, { type: 'stripe.released' });
  await tx.query(sql`
    update orders set payment_intent_id = null where id = ${orderId} and paid_at is null`);
}

async function isCancelling(tx: Transaction, intentId: string): Promise<boolean> {
  const found = await tx.query(sql`
    select id from orders where payment_intent_id = ${intentId} and state = 'cancelling'`);
  return found.length > 0;
}

async function orderOf(tx: Transaction, intentId: string): Promise<string | undefined> {
  const [order] = await tx.query<{ id: string }>(sql`
    select id from orders where payment_intent_id = ${intentId}`);
  return order?.id;
}

/**
 * The buyer first, then the product, as bookings and deletions do: in another order two of them
 * would wait for each other.
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
    select product_id as "productId", buyer_id as "buyerId", status
    from payments where intent_id = ${intentId} for update`);
  return payment;
}

/** The order that a payment of this buyer leads to, theirs by now; undefined when it is too late. */
async function winOrder(
  tx: Transaction,
  { productId, buyerId }: PaymentRow,
  event: OrderEvent,
): Promise<string | undefined> {
  const [forSale] = await tx.query<{ sellerId: string }>(sql`
    select products.seller_id as "sellerId" from products
    join users sellers on sellers.id = products.seller_id and sellers.deleted_at is null
    join users buyers on buyers.id = ${buyerId} and buyers.deleted_at is null
    where products.id = ${productId} and products.listed`);
  if (!forSale || productId === null) return undefined;
  const held = await lockHoldingOrder(tx, productId);
  if (!held) return (await openOrder(tx, { ...forSale, productId, buyerId }, event))?.id;
  if (held.buyerId !== buyerId) return undefined;
  const { taken } = await moveLockedOrder(tx, held, event);
  return taken ? held.id : undefined;
}

async function setStatus(tx: Transaction, intentId: string, status: string) {
  await tx.query(sql`update payments set status = ${status} where intent_id = ${intentId}`);
}
