import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../server/database/database';
import { sql, type Sql } from '../server/database/sql';
import { parse } from '../server/http/parse';
import { runClock } from '../server/orders/run-clock';
import type { OrderTimes } from '../server/orders/deadlines';
import { rejectCrossSiteRequests } from './identity/reject-cross-site-requests';

const invalidHours = 'hours must be a whole number from 0 to 100,000.';
const requestSchema = z.object(
  {
    hours: z.int(invalidHours).check(z.minimum(0, invalidHours), z.maximum(100_000, invalidHours)),
    orderId: z.optional(z.string()),
  },
  invalidHours,
);

/**
 * Registers `POST /sandbox/clock {"hours": n, "orderId": id}`, which advances the time of an order (of all
 * orders without `orderId`) and runs what is due then.
 */
export function registerClock(app: FastifyInstance, database: Database, times: OrderTimes): void {
  app.register(async (scope) => {
    rejectCrossSiteRequests(scope);
    scope.post('/sandbox/clock', async ({ body, log }) => {
      const { hours, orderId } = parse(requestSchema, body);
      await shiftTimes(database, hours, orderId);
      return { moved: await runClock(database, times, (error) => log.error(error)) };
    });
  });
}

/** Moves the timestamps of the orders into the past, as if the hours had passed. */
function shiftTimes(database: Database, hours: number, orderId?: string): Promise<void> {
  const isSelected = (id: Sql) => (orderId === undefined ? sql`true` : sql`${id} = ${orderId}`);
  const interval = sql`make_interval(hours => ${hours}::int)`;
  return database.transaction(async (tx) => {
    await tx.query(sql`
      update orders set created_at = created_at - ${interval}, expires_at = expires_at - ${interval}, remind_at = remind_at - ${interval},
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
