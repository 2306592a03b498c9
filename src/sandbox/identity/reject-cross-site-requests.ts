import type { FastifyInstance } from 'fastify';

/** The emulator allows every origin, so requests from pages of other sites are rejected here. */
export function rejectCrossSiteRequests(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'cross-site') return;
    return reply.code(403).send({ message: 'Cross-site requests are not allowed.' });
  });
}
