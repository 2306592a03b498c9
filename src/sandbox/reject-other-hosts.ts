import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../server/environment/urls';

/**
 * Rejects requests for host names other than localhost, as a protection against DNS rebinding: a site can
 * resolve its own name to this machine and then read responses of the sandbox.
 */
export function rejectOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    const url = `http://${host}`;
    if (URL.canParse(url) && isLoopback(new URL(url).hostname)) return;
    return reply.code(421).send({ message: 'The sandbox is available at localhost only.' });
  });
}
