import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../server/database/database';
import { parse } from '../server/http/parse';
import { addDueMessageEmails } from '../server/domains/mail/message-emails.sql';
import { runClock } from '../server/domains/buying/run-clock.sql';
import type { OrderTimes } from '../server/domains/buying/deadlines';
import { rejectCrossSiteRequests } from './identity/reject-cross-site-requests';
import { shiftOrderTimes } from './shift-order-times';

/** More than a demonstration has. */
const messageEmailBatchSize = 200;

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
      await shiftOrderTimes(database, hours, orderId);
      const moved = await runClock(database, times, (error) => log.error(error));
      await addDueMessageEmails(database, messageEmailBatchSize);
      return { moved };
    });
  });
}
