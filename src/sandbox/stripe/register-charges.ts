import type { FastifyInstance } from 'fastify';
import type { ChargeApi } from './charge-api';
import { readRefundsWanted } from './request-fields';
import { answer, queryOf, repeatable, requireSecretKey, type StripeKeys } from './stripe-request';

/** Calls for the server only, by its secret key. */
export function registerCharges(scope: FastifyInstance, api: ChargeApi, keys: StripeKeys): void {
  scope.post('/refunds', async (request, reply) => {
    requireSecretKey(request, keys);
    return answer(reply, await api.refund(repeatable(request)));
  });

  scope.get('/refunds', async (request, reply) => {
    requireSecretKey(request, keys);
    const { intentId, limit } = readRefundsWanted(queryOf(request));
    return answer(reply, await api.listRefunds(intentId, limit));
  });

  scope.get('/disputes', async (request, reply) => {
    requireSecretKey(request, keys);
    return answer(reply, await api.listDisputes(queryOf(request).get('payment_intent')));
  });

  scope.post<{ Params: { id: string } }>('/disputes/:id', async (request, reply) => {
    requireSecretKey(request, keys);
    return answer(reply, await api.answerDispute(request.params.id, repeatable(request)));
  });
}
