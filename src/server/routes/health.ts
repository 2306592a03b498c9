import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { sql } from '../database/sql';

export function healthRoutes(app: FastifyInstance, database: Database): void {
  /** The process lives. Whoever watches it is told so whatever else is asked, and without a database. */
  app.get('/healthz', { config: { rateLimit: false, isVital: true } }, () => ({ status: 'ok' }));

  /** It can answer requests: its database does. */
  app.get('/readyz', { config: { isVital: true } }, async (request, reply) => {
    try {
      await database.query(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ message: 'The database does not answer.' });
    }
  });
}
