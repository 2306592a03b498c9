import type { Database } from '../server/database/database';
import { sql, type Sql } from '../server/database/sql';

/**
 * Moves the times of an order and its conversation (of all without `orderId`) into the past, as if the hours
 * had passed.
 */
export function shiftOrderTimes(
  database: Database,
  hours: number,
  orderId?: string,
): Promise<void> {
  const matchesOrder = (id: Sql) => (orderId === undefined ? sql`true` : sql`${id} = ${orderId}`);
  const matchesConversation =
    orderId === undefined
      ? sql`true`
      : sql`conversation_id = (
          select conversations.id from conversations join orders
            on orders.product_id = conversations.product_id
              and orders.buyer_id = conversations.buyer_id
          where orders.id = ${orderId})`;
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
      where ${matchesOrder(sql`id`)}`);
    await tx.query(sql`
      update order_events set happened_at = happened_at - ${interval}
      where ${matchesOrder(sql`order_id`)}`);
    await tx.query(sql`
      update notifications set created_at = created_at - ${interval}
      where ${matchesOrder(sql`order_id`)}`);
    await tx.query(sql`
      update messages set sent_at = sent_at - ${interval} where ${matchesConversation}`);
    await tx.query(sql`
      update conversation_participants set last_message_at = last_message_at - ${interval},
        email_due_at = email_due_at - ${interval}
      where ${matchesConversation}`);
  });
}
