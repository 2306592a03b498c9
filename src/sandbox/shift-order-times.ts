import type { Database } from '../server/database/database';
import { sql, type Sql } from '../server/database/sql';

/**
 * Moves the times of an order (of all orders without `orderId`) into the past, as if the hours had passed.
 */
export function shiftOrderTimes(
  database: Database,
  hours: number,
  orderId?: string,
): Promise<void> {
  const isSelected = (id: Sql) => (orderId === undefined ? sql`true` : sql`${id} = ${orderId}`);
  const interval = sql`make_interval(hours => ${hours}::int)`;
  return database.transaction(async (tx) => {
    await tx.query(sql`
      update orders set created_at = created_at - ${interval},
        expires_at = expires_at - ${interval}, remind_at = remind_at - ${interval},
        deadlines = (
          select coalesce(jsonb_object_agg(name, jsonb_build_object(
            'startedAt', (times->>'startedAt')::timestamptz - ${interval},
            'endsAt', (times->>'endsAt')::timestamptz - ${interval})), '{}')
          from jsonb_each(deadlines) running (name, times)),
        paid_at = paid_at - ${interval}, ended_at = ended_at - ${interval}
      where ${isSelected(sql`id`)}`);
    await tx.query(sql`
      update order_events set happened_at = happened_at - ${interval}
      where ${isSelected(sql`order_id`)}`);
    await tx.query(sql`
      update notifications set created_at = created_at - ${interval}
      where ${isSelected(sql`order_id`)}`);
  });
}
