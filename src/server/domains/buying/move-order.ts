import { initialTransition, transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../../contract/buying/order-snapshot';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
  type OrderState,
} from '../../../contract/order.machine';
import type { Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { unlistWhileAway } from '../selling/absences.sql';
import { addLiveChanges } from '../platform/live-changes.sql';
import { addOrderEvent } from './order-events.sql';
import { notifyWishlistUsers } from '../selling/wish-notifications.sql';
import { getTimers, updateDeadlines, type OrderTimes } from './deadlines';
import { runEffect } from './effect-handlers.sql';
import { lockOrder, type OrderRow } from './order-row.sql';

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
  { event, actorId, times }: OrderMove,
): Promise<MoveResult> {
  const before = orderSnapshot(order.state);
  if (!before.can(event)) return { accepted: false, state: order.state };
  const [after, actions] = transition(orderMachine, before, event);
  const deadlines = updateDeadlines(order.deadlines, before, after, { times, now: order.now });
  const state = getOrderState(after);
  const movedOrder = { ...order, state, deadlines, events: order.events + 1 };
  await storeState(tx, movedOrder, after);
  await addOrderEvent(tx, movedOrder, event, actorId);
  for (const action of actions) await runEffect(tx, movedOrder, action);
  if (before.hasTag('holding') && !after.hasTag('holding')) {
    await unlistWhileAway(tx, order.productId);
  }
  await publishStep(tx, movedOrder, before, after);
  if (before.hasTag('holding') && !after.hasTag('holding')) {
    await notifyWishlistUsers(tx, [order.productId], 'forSaleAgain', order.buyerId);
  }
  return { accepted: true, state };
}

export interface NewOrder {
  productId: string;
  buyerId: string;
  sellerId: string;
  phoneNumber?: string;
  meetingLocation?: string;
}

/**
 * Creates an order of a product. The caller has checked that the product is for sale. Returns undefined if
 * another buyer was faster: a unique index allows only one order that holds the product.
 */
export async function addOrder(
  tx: Transaction,
  { phoneNumber, meetingLocation, ...parties }: NewOrder,
  { event, times }: Omit<OrderMove, 'actorId'>,
): Promise<OrderRow | undefined> {
  const [initial] = initialTransition(orderMachine);
  const [next, actions] = transition(orderMachine, initial, event);
  const actorId = event.type === 'buyer.book' ? parties.buyerId : undefined;
  const [row] = await tx.query<{ id: string; now: Date }>(sql`
    insert into orders (product_id, buyer_id, phone_number, meeting_location, state, event_count)
    values (${parties.productId}, ${parties.buyerId}, ${phoneNumber ?? null},
      ${meetingLocation ?? null}, ${getOrderState(next)}, 1)
    on conflict (product_id) where holding do nothing returning id, now() as now`);
  if (!row) return undefined;
  const deadlines = updateDeadlines({}, initial, next, { times, now: row.now });
  const order = { ...parties, ...row, state: getOrderState(next), deadlines, events: 1 };
  await storeState(tx, order, next);
  await addOrderEvent(tx, order, event, actorId);
  for (const action of actions) await runEffect(tx, order, action);
  await publishStep(tx, order, initial, next);
  return order;
}

async function storeState(
  tx: Transaction,
  { id, events, state, deadlines, now }: OrderRow,
  snapshot: OrderSnapshot,
): Promise<void> {
  const { expiresAt, remindAt } = getTimers(snapshot, deadlines, now);
  await tx.query(sql`
    update orders set state = ${state}, holding = ${snapshot.hasTag('holding')},
      event_count = ${events}, deadlines = ${jsonValue(deadlines)}::text::jsonb,
      expires_at = ${expiresAt}::timestamptz, remind_at = ${remindAt}::timestamptz,
      ended_at = case when ${snapshot.hasTag('ended')} then coalesce(ended_at, now()) end
    where id = ${id}`);
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
