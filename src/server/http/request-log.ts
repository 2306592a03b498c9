import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * A structured log without personal data: it names the route instead of the URL, which may contain
 * email addresses and keys, and leaves out headers and bodies.
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
