import type { FastifyInstance } from 'fastify';
import { checkDatabase } from '../../../database/check-database';

const closingBody = { message: 'This server is closing.' };

export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const { database, shutdownSignal } = app;

  /** The liveness check. It does not depend on load, rate limits or the database. */
  app.get(
    '/healthz',
    { config: { rateLimit: false, isExemptFromLoadShedding: true } },
    async (_request, reply) =>
      shutdownSignal.aborted ? reply.code(503).send(closingBody) : { status: 'ok' },
  );

  /** The readiness check, which includes the database. */
  app.get('/readyz', { config: { isExemptFromLoadShedding: true } }, async (request, reply) => {
    if (shutdownSignal.aborted) return reply.code(503).send(closingBody);
    try {
      await checkDatabase(database);
      return { status: 'ready' };
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ message: 'The database does not answer.' });
    }
  });
}
