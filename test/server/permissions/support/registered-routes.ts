import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const channel = 'fastify.initialization';

/**
 * Runs the work, and tells the routes that the servers created meanwhile offer, such as
 * "GET /api/user/:email". Each GET has a HEAD beside it, which Fastify makes of it.
 */
export async function routesRegisteredBy<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; routes: string[] }> {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((verb) => `${verb} ${url}`));
    });
  };
  subscribe(channel, listen);
  try {
    return { result: await work(), routes };
  } finally {
    unsubscribe(channel, listen);
  }
}
