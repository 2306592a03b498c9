import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { routes as picturesRoutes } from '../../domains/pictures/routes';
import { routes as catalogueRoutes } from '../../domains/catalogue/routes';
import { routes as findingRoutes } from '../../domains/finding/routes';
import { routes as accountsRoutes } from '../../domains/accounts/routes';
import { routes as sellingRoutes } from '../../domains/selling/routes';
import { routes as buyingRoutes } from '../../domains/buying/routes';
import { routes as paymentsRoutes } from '../../domains/payments/routes';
import { routes as trustRoutes } from '../../domains/trust/routes';
import { routes as talkingRoutes } from '../../domains/talking/routes';
import { routes as mailRoutes } from '../../domains/mail/routes';
import { routes as privacyRoutes } from '../../domains/privacy/routes';
import { routes as websiteRoutes } from '../../domains/website/routes';
import { routes as consoleRoutes } from '../../domains/console/routes';
import { HttpError } from '../../http/http-error';
import { sendNotFound } from '../../http/send-not-found';
import { authenticateBeforeBodyPlugin } from './authenticate-before-body';
import { jsonBodyPlugin } from './json-body';
import { corsPlugin } from '../external/cors';

const plugins = [corsPlugin, authenticateBeforeBodyPlugin, jsonBodyPlugin];

const routes = [
  ...picturesRoutes,
  ...catalogueRoutes,
  ...findingRoutes,
  ...accountsRoutes,
  ...sellingRoutes,
  ...buyingRoutes,
  ...paymentsRoutes,
  ...trustRoutes,
  ...talkingRoutes,
  ...mailRoutes,
  ...privacyRoutes,
  ...websiteRoutes,
  ...consoleRoutes,
];

/** Registers the plugins and calls of /api. */
export async function apiRoutes(api: FastifyInstance, options: AppOptions): Promise<void> {
  api.addHook('onRequest', async (request, reply) => {
    // By default, responses are not cached: most are private, and all may change at any time.
    reply.header('Cache-Control', 'no-store');
    // PostgreSQL rejects texts with a NUL character.
    if (request.url.includes('%00')) throw new HttpError(400, 'The URL contains a NUL character.');
  });
  api.setNotFoundHandler((_request, reply) => sendNotFound(reply, 'There is no such call.'));
  for (const plugin of plugins) await api.register(plugin, options);
  for (const plugin of routes) {
    // Without a name, Fastify searches all loaded modules for one.
    await api.register(fp(plugin, { name: plugin.name, encapsulate: true }), options);
  }
}
