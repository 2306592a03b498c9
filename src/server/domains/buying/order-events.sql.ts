import type { OrderEvent, OrderState } from '../../../contract/order.machine';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';

/** Adds the event that an order has accepted to its history. */
export async function addOrderEvent(
  tx: Transaction,
  { id, events, state }: { id: string; events: number; state: OrderState },
  event: OrderEvent,
  actorId: string | undefined,
): Promise<void> {
  const reason = 'reason' in event ? event.reason?.trim() : undefined;
  const photos = 'photos' in event ? (event.photos ?? []) : [];
  const problem = 'problem' in event ? event.problem : null;
  const parcel =
    'trackingNumber' in event
      ? jsonValue({ carrier: event.carrier, trackingNumber: event.trackingNumber })
      : null;
  await tx.query(sql`
    insert into order_events (order_id, number, type, state, actor_id, reason, problem, photos,
      parcel)
    values (${id}, ${events}, ${event.type}, ${state}, ${actorId ?? null}, ${reason || null},
      ${problem}, ${jsonValue(photos)}::text::jsonb, ${parcel}::text::jsonb)`);
}

/** Returns the last event that an order accepted, the user who sent it, and the resulting state. */
export async function findLastEvent(database: Queryable, orderId: string) {
  const [event] = await database.query<{
    type: string;
    actorId: string | null;
    state: OrderState;
  }>(sql`
    select type, actor_id as "actorId", state from order_events
    where order_id = ${orderId} order by number desc limit 1`);
  return event;
}
