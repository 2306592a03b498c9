import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Configures a structured log without personal data. It contains the route instead of the URL, which may
 * contain email addresses and keys, and neither headers nor bodies.
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
