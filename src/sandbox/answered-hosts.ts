import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../server/environment/urls';

/**
 * Answers requests for names of this machine alone. A page elsewhere can point a name of its own
 * at this machine, and would be of one origin with the sandbox.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    const address = `http://${host}`;
    if (URL.canParse(address) && isLoopback(new URL(address).hostname)) return;
    return reply
      .code(421)
      .send({ message: 'This is a sandbox: it answers at localhost only, not under other names.' });
  });
}
