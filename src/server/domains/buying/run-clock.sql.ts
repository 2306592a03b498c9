import type { Database, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import type { OrderTimes } from './deadlines';
import { moveLockedOrder } from './move-order';
import { lockOrder } from './order-row.sql';

const batchSize = 200;

type ClockEventType = 'clock.expire' | 'clock.remind';

/** The column with the time of each event. */
const columns: Record<ClockEventType, Sql> = {
  'clock.expire': sql`expires_at`,
  'clock.remind': sql`remind_at`,
};

/** An expired order is not reminded any more, even if its expiry has failed. */
const isDue: Record<ClockEventType, Sql> = {
  'clock.expire': sql`expires_at <= now()`,
  'clock.remind': sql`remind_at <= now() and (expires_at is null or expires_at > now())`,
};

/**
 * Sends due clock events to all orders, each in its own transaction. Returns the number of accepted events.
 * Several servers may do this at the same time, because each event is due only once.
 * @param onError called with the error of one order; the other orders continue
 */
export async function runClock(
  database: Database,
  times: OrderTimes,
  onError: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  for (const type of ['clock.expire', 'clock.remind'] as const) {
    for (let hasMore = true; hasMore && !isStopping();) {
      const orders = await database.query<{ id: string }>(sql`
        select id from orders where ${isDue[type]}
        order by ${columns[type]}, id limit ${batchSize}`);
      let accepted = 0;
      for (const { id } of orders) {
        try {
          const send = (tx: Transaction) => sendIfDue(tx, id, type, times);
          if (await database.transaction(send)) accepted += 1;
        } catch (error) {
          onError(error);
        }
      }
      total += accepted;
      hasMore = orders.length === batchSize && accepted > 0;
    }
  }
  return total;
}

/** Another server may have sent the event, or a user may have moved the order, before it was locked. */
async function sendIfDue(
  tx: Transaction,
  id: string,
  type: ClockEventType,
  times: OrderTimes,
): Promise<boolean> {
  const order = await lockOrder(tx, id);
  const due = await tx.query(sql`
    select id from orders where id = ${id} and ${isDue[type]}`);
  if (!order || due.length === 0) return false;
  return (await moveLockedOrder(tx, order, { event: { type }, times })).accepted;
}
