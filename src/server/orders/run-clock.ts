import type { OrderEvent } from '../../contract/order.machine';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import { moveOrder } from './move-order';
import { dueEvents, type OrderTimes } from './time-limits';

const batchSize = 200;

/**
 * Sends due clock events to all orders, each in its own transaction. Returns the number of accepted events.
 * Several servers may do this at the same time, because an order accepts each clock event only once.
 * @param onError called with the error of one order; the other orders continue
 */
export async function runClock(
  database: Database,
  times: OrderTimes,
  onError: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  for (const { type, isDue } of dueEvents(times)) {
    for (let hasMore = true; hasMore && !isStopping();) {
      const orders = await database.query<{ id: string }>(sql`
        select id from orders where ${isDue} order by clock_started_at, id limit ${batchSize}`);
      const accepted = await sendToAll(database, orders, { type }, onError);
      total += accepted;
      hasMore = orders.length === batchSize && accepted > 0;
    }
  }
  return total;
}

async function sendToAll(
  database: Database,
  orders: { id: string }[],
  event: OrderEvent,
  onError: (error: unknown) => void,
): Promise<number> {
  let accepted = 0;
  for (const { id } of orders) {
    try {
      const move = await database.transaction((tx) => moveOrder(tx, id, event));
      if (move?.accepted) accepted += 1;
    } catch (error) {
      onError(error);
    }
  }
  return accepted;
}
