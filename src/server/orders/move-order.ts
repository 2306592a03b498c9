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
import { lockOrder, snapshotOf, type OrderRow } from './order-row';
import { restartsClock } from './time-limits';

/** Whether an order took an event, and its state now. */
export interface Move {
  taken: boolean;
  state: OrderState;
}

/**
 * Sends an event to an order. If the chart has a transition for it, the transaction stores the new
 * state, the history row, and the effects of the chart's actions. Undefined without such an order.
 * @param actorId the user who sent it; none for the clock and Stripe
 */
export async function moveOrder(
  tx: Transaction,
  orderId: string,
  event: OrderEvent,
  actorId?: string,
): Promise<Move | undefined> {
  const order = await lockOrder(tx, orderId);
  return order && moveLockedOrder(tx, order, event, actorId);
}

/** The same for an order whose row the transaction has locked. */
export async function moveLockedOrder(
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  actorId?: string,
): Promise<Move> {
  const snapshot = snapshotOf(order);
  if (!snapshot.can(event)) return { taken: false, state: order.state };
  const [next, actions] = transition(orderMachine, snapshot, event);
  const moved = { ...order, events: order.events + 1 };
  await storeState(tx, moved, next);
  await addToHistory(tx, moved, next, event, actorId);
  for (const action of actions) await runEffect(tx, moved, action);
  await addLiveChanges(tx, moved, snapshot, next);
  return { taken: true, state: next.value };
}

export interface NewOrder {
  productId: string;
  buyerId: string;
  sellerId: string;
  phoneNumber?: string;
  meetingLocation?: string;
}

/**
 * Creates the order of a product, of which the caller has checked that it is for sale. Undefined when
 * another buyer was faster: a unique index admits one order that holds the product.
 */
export async function openOrder(
  tx: Transaction,
  { phoneNumber, meetingLocation, ...parties }: NewOrder,
  event: OrderEvent,
): Promise<OrderRow | undefined> {
  const [open] = initialTransition(orderMachine);
  const [next, actions] = transition(orderMachine, open, event);
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
  await addLiveChanges(tx, order, open, next);
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

/** Buyer and seller are notified of every step, everybody of whether the product is available. */
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
