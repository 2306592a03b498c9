import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const channel = 'fastify.initialization';

/**
 * Runs the callback, and returns the routes that servers registered meanwhile, such as
 * "GET /api/user/:email". Fastify adds a HEAD route to each GET.
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
