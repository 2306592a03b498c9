import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Structured logs that keep people's secrets: a request is told by its route, because addresses
 * hold email addresses and keys, and neither headers nor bodies are written at all.
 */
export const requestLogger = {
  level: 'info',
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      ip: request.ip,
    }),
  },
} satisfies FastifyServerOptions['logger'];

/** An id for each request, in the logs and in its answer, by which both can be found. */
export const requestIds = { genReqId: () => randomUUID() };

export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
}
