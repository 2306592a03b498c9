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

/** Whether an order took an event, and where it stands now. */
export interface Move {
  taken: boolean;
  state: OrderState;
}

/**
 * Sends an event to an order, if its chart takes it where it stands: the state, the history and
 * what others must hear of change in the one transaction. Undefined when there is no such order.
 * @param actorId the person who sent it; none for the clock and Stripe
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

/** The same for an order whose row the transaction holds already. */
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
  await storeState(tx, moved, next, event);
  await addToHistory(tx, moved, next, event, actorId);
  for (const action of actions) await runEffect(tx, moved, action);
  await tellOpenPages(tx, moved, snapshot, next);
  return { taken: true, state: next.value };
}

/** What an order begins with. */
export interface NewOrder {
  productId: string;
  buyerId: string;
  sellerId: string;
  phoneNumber?: string;
  meetingLocation?: string;
}

/**
 * Makes the order of a product that nobody has, of which the caller has made sure. Undefined when
 * somebody was quicker: the table's unique index lets one of them in.
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
  await tellOpenPages(tx, order, open, next);
  return order;
}

/** The clock counts anew where its time begins with the event. */
const startsClock = new Set<OrderEvent['type']>(['seller.handOver']);

async function storeState(
  tx: Transaction,
  { id, events }: OrderRow,
  next: OrderSnapshot,
  event: OrderEvent,
): Promise<void> {
  await tx.query(sql`
    update orders set state = ${next.value}, context = ${jsonValue(next.context)}::text::jsonb,
      holding = ${next.hasTag('holding')}, event_count = ${events},
      clock_started_at = case when ${startsClock.has(event.type)} then now() else clock_started_at end,
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

/** The order's two sides see every step; everybody sees whether the product is there to be had. */
async function tellOpenPages(
  tx: Transaction,
  { id, productId, buyerId, sellerId }: OrderRow,
  before: OrderSnapshot,
  after: OrderSnapshot,
): Promise<void> {
  const looksDifferent = (['holding', 'paid'] as const).some(
    (tag) => before.hasTag(tag) !== after.hasTag(tag),
  );
  await addChanges(
    tx,
    { about: 'order', id, recipientIds: [buyerId, sellerId] },
    ...(looksDifferent ? [{ about: 'product' as const, id: productId }] : []),
  );
}
