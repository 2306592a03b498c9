import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../server/environment/urls';

/**
 * Rejects requests for other host names than localhost (DNS rebinding): another site can point its
 * own name at this machine, and would have the same origin as the sandbox.
 */
export function rejectOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    const url = `http://${host}`;
    if (URL.canParse(url) && isLoopback(new URL(url).hostname)) return;
    return reply.code(421).send({ message: 'The sandbox is available at localhost only.' });
  });
}
