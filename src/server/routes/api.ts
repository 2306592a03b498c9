import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app-options';
import { answerCallsOf } from '../http/answer-call';
import { answerNotFound } from '../http/answer-not-found';
import { readJsonBodies } from '../http/json-body';
import { refuseStrangersFirst } from '../http/refuse-strangers-first';
import { Refusal } from '../http/refusal';
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
    if (request.url.includes('%00')) throw new Refusal(400, 'The address is not valid.');
  });
  refuseStrangersFirst(api, services.guards);
  readJsonBodies(api);
  api.setNotFoundHandler((_request, reply) => answerNotFound(reply, 'There is no such call.'));

  const answerCall = answerCallsOf(api, services);
  accountRoutes(answerCall, services);
  administrationRoutes(answerCall, services);
  categoryRoutes(answerCall, services);
  uploadKeyRoutes(answerCall, services);
  productRoutes(answerCall, services);
  productPageRoutes(answerCall, services);
  searchRoutes(answerCall, services);
  wishlistRoutes(answerCall, services);
  orderRoutes(answerCall, services);
  saleRoutes(answerCall, services);
  notificationRoutes(answerCall, services);
  liveRoutes(api, answerCall, services);
  paymentRoutes(answerCall, services);
  apiDescriptionRoutes(api, apiDocs);
}
