import type { FastifyInstance } from 'fastify';
import type { ChargeApi } from './charge-api';
import { parseRefundListQuery } from './request-fields';
import {
  sendResponse,
  getQuery,
  toIdempotentRequest,
  requireSecretKey,
  type StripeApiKeys,
} from './stripe-request';

/** Registers the routes for refunds and disputes, which need the secret key. */
export function registerChargeRoutes(
  scope: FastifyInstance,
  api: ChargeApi,
  keys: StripeApiKeys,
): void {
  scope.post('/refunds', async (request, reply) => {
    requireSecretKey(request, keys);
    return sendResponse(reply, await api.refund(toIdempotentRequest(request)));
  });

  scope.get('/refunds', async (request, reply) => {
    requireSecretKey(request, keys);
    const { intentId, limit } = parseRefundListQuery(getQuery(request));
    return sendResponse(reply, await api.listRefunds(intentId, limit));
  });

  scope.get<{ Params: { id: string } }>('/refunds/:id', async (request, reply) => {
    requireSecretKey(request, keys);
    return sendResponse(reply, await api.retrieveRefund(request.params.id));
  });

  scope.get('/disputes', async (request, reply) => {
    requireSecretKey(request, keys);
    return sendResponse(reply, await api.listDisputes(getQuery(request).get('payment_intent')));
  });

  scope.post<{ Params: { id: string } }>('/disputes/:id', async (request, reply) => {
    requireSecretKey(request, keys);
    return sendResponse(
      reply,
      await api.respondToDispute(request.params.id, toIdempotentRequest(request)),
    );
  });
}
