import type { OrderEvent } from '../../contract/order.machine';
import type { Database } from '../database/database';
import { sql, type Sql } from '../database/sql';
import type { OrderTimes } from '../repositories/sales';
import { moveOrder } from './move-order';

/** Hours that are left to pay when a buyer is reminded. */
const hoursLeft = 24;
const batch = 200;

interface DueEvent {
  type: Extract<OrderEvent['type'], `clock.${string}`>;
  orders: Sql;
}

/** Orders that the clock has something to say to, by the database's time. */
function dueEvents({ bookingHours, completionDays }: OrderTimes): DueEvent[] {
  const since = (hours: number) => sql`now() - make_interval(hours => ${hours}::int)`;
  const lapsed = sql`state = 'booked' and clock_started_at <= ${since(bookingHours)}`;
  const completed = sql`state = 'handedOver' and clock_started_at <= ${since(completionDays * 24)}`;
  const reminded = sql`state = 'booked' and clock_started_at > ${since(bookingHours)}
    and clock_started_at <= ${since(bookingHours - hoursLeft)} and context->>'isReminded' = 'false'`;
  return [
    { type: 'clock.lapse', orders: lapsed },
    { type: 'clock.complete', orders: completed },
    // Who books for a day or less is not reminded at once.
    ...(bookingHours > hoursLeft ? [{ type: 'clock.remind' as const, orders: reminded }] : []),
  ];
}

/**
 * Sends each order what its clock has to say by now, in a transaction of its own. Several processes
 * may do so at once: the chart takes each event once. How many took theirs.
 * @param onError an order that fails keeps none of the others waiting
 */
export async function runClock(
  database: Database,
  times: OrderTimes,
  onError: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let moved = 0;
  for (const { type, orders } of dueEvents(times)) {
    for (let isMore = true; isMore && !isStopping();) {
      const due = await database.query<{ id: string }>(sql`
        select id from orders where ${orders} order by clock_started_at, id limit ${batch}`);
      const taken = await sendToAll(database, due, { type }, onError);
      moved += taken;
      isMore = due.length === batch && taken > 0;
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
