import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import type { Closing } from '../http/graceful-shutdown';

export function healthRoutes(
  app: FastifyInstance,
  database: Database,
  { isClosing }: Closing,
): void {
  const closing = { message: 'This server is closing.' };

  /** The process lives, and goes on to. Whoever watches it is told so whatever else is asked, and without a database. */
  app.get('/healthz', { config: { rateLimit: false, isCritical: true } }, (_request, reply) =>
    isClosing() ? reply.code(503).send(closing) : { status: 'ok' },
  );

  /** It can answer requests: its database does. */
  app.get('/readyz', { config: { isCritical: true } }, async (request, reply) => {
    if (isClosing()) return reply.code(503).send(closing);
    try {
      await database.query(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ message: 'The database does not answer.' });
    }
  });
}
