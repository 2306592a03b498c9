import { initialTransition, transition } from 'xstate';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
  type OrderState,
} from '../../contract/order.machine';
import type { Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql } from '../database/sql';
import { addChanges } from '../repositories/live-changes';
import { runEffect } from './effect-handlers';
import { lockOrder, resolveSnapshot, type OrderRow } from './order-row';
import { restartsClock } from './time-limits';

/** The result of sending an event to an order: whether the order accepted it, and the order's current state. */
export interface MoveResult {
  accepted: boolean;
  state: OrderState;
}

/**
 * Sends an event to an order. If the order accepts it, stores the new state and a history row, and runs the
 * effects of the transition. Returns undefined if there is no such order.
 * @param actorId the user who sent the event; undefined for the clock and Stripe
 */
export async function moveOrder(
  tx: Transaction,
  orderId: string,
  event: OrderEvent,
  actorId?: string,
): Promise<MoveResult | undefined> {
  const order = await lockOrder(tx, orderId);
  return order && moveLockedOrder(tx, order, event, actorId);
}

/** Sends an event to an order whose row the transaction has locked. */
export async function moveLockedOrder(
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  actorId?: string,
): Promise<MoveResult> {
  const snapshot = resolveSnapshot(order);
  if (!snapshot.can(event)) return { accepted: false, state: order.state };
  const [next, actions] = transition(orderMachine, snapshot, event);
  const movedOrder = { ...order, events: order.events + 1 };
  await storeState(tx, movedOrder, next);
  await addToHistory(tx, movedOrder, next, event, actorId);
  for (const action of actions) await runEffect(tx, movedOrder, action);
  await addLiveChanges(tx, movedOrder, snapshot, next);
  return { accepted: true, state: next.value };
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
export async function openOrder(
  tx: Transaction,
  { phoneNumber, meetingLocation, ...parties }: NewOrder,
  event: OrderEvent,
): Promise<OrderRow | undefined> {
  const [initial] = initialTransition(orderMachine);
  const [next, actions] = transition(orderMachine, initial, event);
  const actorId = event.type === 'buyer.book' ? parties.buyerId : undefined;
  const [row] = await tx.query<{ id: string }>(sql`
    insert into orders (product_id, buyer_id, phone_number, meeting_location, state, context,
      clock_started_at, event_count)
    values (${parties.productId}, ${parties.buyerId}, ${phoneNumber ?? null},
      ${meetingLocation ?? null}, ${next.value}, ${jsonValue(next.context)}::text::jsonb,
      now(), 1)
    on conflict (product_id) where holding do nothing returning id`);
  if (!row) return undefined;
  const order = { ...parties, id: row.id, state: next.value, context: next.context, events: 1 };
  await addToHistory(tx, order, next, event, actorId);
  for (const action of actions) await runEffect(tx, order, action);
  await addLiveChanges(tx, order, initial, next);
  return order;
}

async function storeState(
  tx: Transaction,
  { id, events, state }: OrderRow,
  next: OrderSnapshot,
): Promise<void> {
  await tx.query(sql`
    update orders set state = ${next.value}, context = ${jsonValue(next.context)}::text::jsonb,
      holding = ${next.hasTag('holding')}, event_count = ${events},
      clock_started_at = case when ${restartsClock(state, next.value)}
        then now() else clock_started_at end,
      ended_at = case when ${next.hasTag('ended')} then coalesce(ended_at, now()) end
    where id = ${id}`);
}

async function addToHistory(
  tx: Transaction,
  { id, events }: OrderRow,
  next: OrderSnapshot,
  event: OrderEvent,
  actorId: string | undefined,
): Promise<void> {
  const reason = 'reason' in event ? event.reason?.trim() : undefined;
  await tx.query(sql`
    insert into order_events (order_id, number, type, state, actor_id, reason)
    values (${id}, ${events}, ${event.type}, ${next.value}, ${actorId ?? null},
      ${reason || null})`);
}

/**
 * Notifies the buyer and the seller of every step, and all users when the product's availability changes.
 */
async function addLiveChanges(
  tx: Transaction,
  { id, productId, buyerId, sellerId }: OrderRow,
  before: OrderSnapshot,
  after: OrderSnapshot,
): Promise<void> {
  const changesAvailability = (['holding', 'paid'] as const).some(
    (tag) => before.hasTag(tag) !== after.hasTag(tag),
  );
  await addChanges(
    tx,
    { about: 'order', id, recipientIds: [buyerId, sellerId] },
    ...(changesAvailability ? [{ about: 'product' as const, id: productId }] : []),
  );
}
