import type { OrderEvent } from '../../contract/order.machine';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import { moveOrder } from './move-order';
import { dueEvents, type OrderTimes } from './time-limits';

const batchSize = 200;

/**
 * Sends due clock events to all orders, each in its own transaction. Returns the number of events that an
 * order took. Several servers may do this at the same time, because the chart takes each event only once.
 * @param onError called with the error of one order; the other orders continue
 */
export async function runClock(
  database: Database,
  times: OrderTimes,
  onError: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let moved = 0;
  for (const { type, isDue } of dueEvents(times)) {
    for (let isMore = true; isMore && !isStopping();) {
      const orders = await database.query<{ id: string }>(sql`
        select id from orders where ${isDue} order by clock_started_at, id limit ${batchSize}`);
      const taken = await sendToAll(database, orders, { type }, onError);
      moved += taken;
      isMore = orders.length === batchSize && taken > 0;
    }
  }
  return moved;
}

async function sendToAll(
  database: Database,
  orders: { id: string }[],
  event: OrderEvent,
  onError: (error: unknown) => void,
): Promise<number> {
  let taken = 0;
  for (const { id } of orders) {
    try {
      const move = await database.transaction((tx) => moveOrder(tx, id, event));
      if (move?.taken) taken += 1;
    } catch (error) {
      onError(error);
    }
  }
  return taken;
}
