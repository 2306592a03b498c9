import type { OrderEvent } from '../../contract/order.machine';
import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import { moveLockedOrder, moveOrder, openOrder } from '../orders/move-order';
import { lockHoldingOrder } from '../orders/order-row';
import { addRefund } from '../orders/outbox';

/**
 * What became of a payment: it has its product and may be captured (`won`), another one has it
 * (`lost`), the card was charged (`paid`), that was given back (`refunded`), or it came to nothing.
 * `unknown` is an intent not of ours.
 */
export type Outcome = 'won' | 'lost' | 'paid' | 'refunded' | 'cancelled' | 'unknown';

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
  transaction: Queryable,
  intentId: string,
  event: 'stripe.authorised' | 'stripe.paid' = 'stripe.authorised',
): Promise<Outcome> {
  const payment = await lockPayment(transaction, intentId);
  if (!payment) return 'unknown';
  if (payment.status !== 'open') {
    // A charge that is told is there, and is given back; one that is not made yet need not be.
    const isMade = event === 'stripe.paid';
    const isCalledOff =
      payment.status === 'won' && !isMade && (await isCancelling(transaction, intentId));
    return isCalledOff ? 'lost' : payment.status;
  }
  const orderId = await winOrder(transaction, payment, { type: event });
  if (orderId) {
    await transaction.query(sql`
      update orders set payment_intent_id = ${intentId} where id = ${orderId}`);
  }
  const outcome = orderId ? 'won' : 'lost';
  await setStatus(transaction, intentId, outcome);
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
  transaction: Queryable,
  intentId: string,
  charge?: Charge,
): Promise<Outcome> {
  const outcome = await takeProduct(transaction, intentId, 'stripe.paid');
  if (outcome === 'lost' || outcome === 'cancelled') await addRefund(transaction, intentId);
  if (outcome !== 'won' && !isCharged(outcome)) return outcome;
  const orderId = await orderOf(transaction, intentId);
  // The order has taken this event already if the payment was not known before.
  if (orderId) await moveOrder(transaction, orderId, { type: 'stripe.paid' });
  await transaction.query(sql`
    update orders set paid_at = coalesce(${charge?.chargedAt ?? null}::timestamptz, paid_at, now())
    where payment_intent_id = ${intentId}`);
  await transaction.query(sql`
    update payments set card_last4 = coalesce(${charge?.cardLast4 ?? null}, card_last4)
    where intent_id = ${intentId}`);
  if (outcome === 'refunded') return outcome;
  await setStatus(transaction, intentId, 'paid');
  return 'paid';
}

/**
 * Tells an order what became of the money after its card was charged. Events come in any order, so
 * that this may be the first to tell of the charge.
 */
export async function tellOfCharge(
  transaction: Queryable,
  intentId: string,
  events: readonly OrderEvent[],
): Promise<void> {
  if ((await markPaid(transaction, intentId)) === 'unknown') return;
  if (events.some(({ type }) => isGivenBack.has(type))) {
    await setStatus(transaction, intentId, 'refunded');
  }
  const orderId = await orderOf(transaction, intentId);
  if (!orderId) return;
  for (const event of events) {
    const move = await moveOrder(transaction, orderId, event);
    if (move?.taken && move.state === 'owed') await setStatus(transaction, intentId, 'paid');
  }
}

const isGivenBack = new Set<OrderEvent['type']>(['stripe.refunded', 'stripe.disputeLost']);

/** The payment came to nothing: a booking may be paid anew, and a mere purchase is given back. */
export async function markCancelled(transaction: Queryable, intentId: string): Promise<void> {
  const payment = await lockPayment(transaction, intentId);
  if (!payment || isCharged(payment.status)) return;
  await setStatus(transaction, intentId, 'cancelled');
  const orderId = await orderOf(transaction, intentId);
  if (!orderId) return;
  await moveOrder(transaction, orderId, { type: 'stripe.released' });
  await transaction.query(sql`
    update orders set payment_intent_id = null where id = ${orderId} and paid_at is null`);
}

async function isCancelling(transaction: Queryable, intentId: string): Promise<boolean> {
  const found = await transaction.query(sql`
    select id from orders where payment_intent_id = ${intentId} and state = 'cancelling'`);
  return found.length > 0;
}

async function orderOf(transaction: Queryable, intentId: string): Promise<string | undefined> {
  const [order] = await transaction.query<{ id: string }>(sql`
    select id from orders where payment_intent_id = ${intentId}`);
  return order?.id;
}

/**
 * The buyer first, then the product, as bookings and deletions do: in another order two of them
 * would wait for each other.
 */
async function lockPayment(transaction: Queryable, intentId: string) {
  await transaction.query(sql`
    select id from users
    where id = (select buyer_id from payments where intent_id = ${intentId}) for share`);
  await transaction.query(sql`
    select id from products
    where id = (select product_id from payments where intent_id = ${intentId})
    for no key update`);
  const [payment] = await transaction.query<PaymentRow>(sql`
    select product_id as "productId", buyer_id as "buyerId", status
    from payments where intent_id = ${intentId} for update`);
  return payment;
}

/** The order that a payment of this buyer leads to, theirs by now; undefined when it is too late. */
async function winOrder(
  transaction: Queryable,
  { productId, buyerId }: PaymentRow,
  event: OrderEvent,
): Promise<string | undefined> {
  const [forSale] = await transaction.query<{ sellerId: string }>(sql`
    select products.seller_id as "sellerId" from products
    join users sellers on sellers.id = products.seller_id and sellers.deleted_at is null
    join users buyers on buyers.id = ${buyerId} and buyers.deleted_at is null
    where products.id = ${productId} and products.listed`);
  if (!forSale || productId === null) return undefined;
  const held = await lockHoldingOrder(transaction, productId);
  if (!held) return (await openOrder(transaction, { ...forSale, productId, buyerId }, event))?.id;
  if (held.buyerId !== buyerId) return undefined;
  const { taken } = await moveLockedOrder(transaction, held, event);
  return taken ? held.id : undefined;
}

async function setStatus(transaction: Queryable, intentId: string, status: string) {
  await transaction.query(
    sql`update payments set status = ${status} where intent_id = ${intentId}`,
  );
}
