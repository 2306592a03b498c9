import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app-options';
import { endpointRegistrar } from '../http/register-endpoint';
import { sendNotFound } from '../http/send-not-found';
import { readJsonBodies } from '../http/json-body';
import { authenticateBeforeBody } from '../http/authenticate-before-body';
import { HttpError } from '../http/http-error';
import { accountRoutes } from './accounts';
import { administrationRoutes } from './administration';
import { apiDescriptionRoutes } from './api-description';
import { categoryRoutes } from './categories';
import { liveRoutes } from './live';
import { notificationRoutes } from './notifications';
import { orderRoutes } from './orders';
import { paymentRoutes } from './payments';
import { uploadKeyRoutes } from './pictures';
import { productPageRoutes } from './product-pages';
import { productRoutes } from './products';
import { saleRoutes } from './sales';
import { searchRoutes } from './search';
import type { Services } from './services';
import { wishlistRoutes } from './wishlist';

/** All that is asked for beneath /api. */
export async function apiRoutes(
  api: FastifyInstance,
  services: Services,
  { allowedOrigins = [], apiDocs = false }: Pick<AppOptions, 'allowedOrigins' | 'apiDocs'>,
): Promise<void> {
  if (allowedOrigins.length > 0) {
    await api.register(cors, {
      // An OPTIONS that is no preflight is answered like one, not by a bare text.
      strictPreflight: false,
      origin: allowedOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['Link', 'Retry-After'],
    });
  }
  // Most answers are for one person's eyes, and all of them may change at any time.
  api.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    // The one character that PostgreSQL cannot take in a text.
    if (request.url.includes('%00')) throw new HttpError(400, 'The address is not valid.');
  });
  authenticateBeforeBody(api, services.guards);
  readJsonBodies(api);
  api.setNotFoundHandler((_request, reply) => sendNotFound(reply, 'There is no such call.'));

  const registerEndpoint = endpointRegistrar(api, services);
  accountRoutes(registerEndpoint, services);
  administrationRoutes(registerEndpoint, services);
  categoryRoutes(registerEndpoint, services);
  uploadKeyRoutes(registerEndpoint, services);
  productRoutes(registerEndpoint, services);
  productPageRoutes(registerEndpoint, services);
  searchRoutes(registerEndpoint, services);
  wishlistRoutes(registerEndpoint, services);
  orderRoutes(registerEndpoint, services);
  saleRoutes(registerEndpoint, services);
  notificationRoutes(registerEndpoint, services);
  liveRoutes(api, registerEndpoint, services);
  paymentRoutes(registerEndpoint, services);
  apiDescriptionRoutes(api, apiDocs);
}
