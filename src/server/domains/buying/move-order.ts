import { initialTransition, transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../../contract/buying/order-snapshot';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
  type OrderState,
} from '../../../contract/order.machine';
import type { Delivery } from '../../../contract/selling/deliveries';
import { priceOwners } from '../../../contract/payments/price-owner';
import type { Transaction } from '../../database/database';
import { unlistWhileAway } from '../selling/absences.sql';
import { addLiveChanges } from '../platform/live-changes.sql';
import { redactContactDetails } from '../platform/redact-contact-details';
import { addOrderEvent } from './order-events.sql';
import { notifyWishlistUsers } from '../selling/wish-notifications.sql';
import { updateDeadlines, type OrderTimes } from './deadlines';
import { runEffect } from './effect-handlers.sql';
import { bookOrderMoney } from './order-money.sql';
import { lockOrder, type OrderRow, insertOrder, storeState, type NewOrder } from './order-row.sql';

/** The result of sending an event to an order: whether the order accepted it, and the order's current state. */
export interface MoveResult {
  accepted: boolean;
  state: OrderState;
}

export interface OrderMove {
  event: OrderEvent;
  /** The user who sent the event; undefined for the clock and Stripe. */
  actorId?: string;
  times: OrderTimes;
}

/**
 * Sends an event to an order. If the order accepts it, stores the new state and a history row, and runs the
 * effects of the transition. Returns undefined if there is no such order.
 */
export async function moveOrder(
  tx: Transaction,
  orderId: string,
  move: OrderMove,
): Promise<MoveResult | undefined> {
  const order = await lockOrder(tx, orderId);
  return order && moveLockedOrder(tx, order, move);
}

/** Sends an event to an order whose row the transaction has locked. */
export async function moveLockedOrder(
  tx: Transaction,
  order: OrderRow,
  { event: sentEvent, actorId, times }: OrderMove,
): Promise<MoveResult> {
  const event = withDelivery(sentEvent, order);
  const before = orderSnapshot(order.state);
  if (!before.can(event)) return { accepted: false, state: order.state };
  const [after, actions] = transition(orderMachine, before, event);
  const deadlines = updateDeadlines(order.deadlines, before, after, { times, now: order.now });
  const state = getOrderState(after);
  const movedOrder = { ...order, state, deadlines, events: order.events + 1 };
  await storeState(tx, movedOrder, after);
  await addOrderEvent(tx, movedOrder, before.hasTag('paid') ? event : redactReason(event), actorId);
  for (const action of actions) await runEffect(tx, movedOrder, action);
  if (before.hasTag('holding') && !after.hasTag('holding')) {
    await unlistWhileAway(tx, order.productId);
  }
  await publishStep(tx, movedOrder, before, after);
  if (movesMoney(order.state, state)) await bookOrderMoney(tx, [order.id]);
  if (before.hasTag('holding') && !after.hasTag('holding')) {
    await notifyWishlistUsers(tx, [order.productId], 'forSaleAgain', order.buyerId);
  }
  return { accepted: true, state };
}

/** Stripe does not know how the watch reaches its buyer. */
const withDelivery = (event: OrderEvent, { delivery }: OrderRow): OrderEvent =>
  event.type === 'stripe.paid' ? { ...event, delivery } : event;

/** Whether the price of an order that was paid gets another owner, or the buyer has got it by hand. */
const movesMoney = (before: OrderState, after: OrderState) =>
  priceOwners[before] !== priceOwners[after] || after === 'settled';

/** Hides the contact details in a reason before the payment, as in a message. */
function redactReason(event: OrderEvent): OrderEvent {
  if (!('reason' in event) || event.reason === undefined) return event;
  return { ...event, reason: redactContactDetails(event.reason) ?? event.reason };
}

/**
 * Creates an order of a product. The caller has checked that the product is for sale. Returns undefined if
 * another buyer was faster: a unique index allows only one order that holds the product.
 */
export async function addOrder(
  tx: Transaction,
  newOrder: NewOrder,
  { event, times }: Omit<OrderMove, 'actorId'>,
): Promise<OrderRow | undefined> {
  const [initial] = initialTransition(orderMachine);
  const [next, actions] = transition(orderMachine, initial, event);
  const actorId = {
    'buyer.book': newOrder.buyerId,
    'seller.reserve': newOrder.sellerId,
  }[event.type as string];
  const row = await insertOrder(tx, newOrder, getOrderState(next));
  if (!row) return undefined;
  const deadlines = updateDeadlines({}, initial, next, { times, now: row.now });
  const { productId, buyerId, sellerId } = newOrder;
  const delivery: Delivery = newOrder.shipping ? 'shipping' : 'meeting';
  const order = {
    productId,
    buyerId,
    sellerId,
    delivery,
    ...row,
    state: getOrderState(next),
    deadlines,
    events: 1,
  };
  await storeState(tx, order, next);
  await addOrderEvent(tx, order, event, actorId);
  for (const action of actions) await runEffect(tx, order, action);
  await publishStep(tx, order, initial, next);
  return order;
}

/**
 * Notifies the buyer and the seller of every step, and all users when the product's availability changes.
 */
async function publishStep(
  tx: Transaction,
  { id, productId, buyerId, sellerId }: OrderRow,
  before: OrderSnapshot,
  after: OrderSnapshot,
): Promise<void> {
  const changesAvailability = (['holding', 'paid'] as const).some(
    (tag) => before.hasTag(tag) !== after.hasTag(tag),
  );
  await addLiveChanges(
    tx,
    { about: 'order', id, recipientIds: [buyerId, sellerId] },
    ...(changesAvailability ? [{ about: 'product' as const, id: productId }] : []),
  );
}
