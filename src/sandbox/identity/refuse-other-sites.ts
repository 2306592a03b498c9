import type { FastifyInstance } from 'fastify';

/** The emulator lets every site call it; a page of another site has no business here. */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'cross-site') return;
    return reply.code(403).send({ message: 'Only pages of this address may sign in here.' });
  });
}
