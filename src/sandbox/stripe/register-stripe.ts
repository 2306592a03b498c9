import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerChargeRoutes } from './register-charges';
import {
  registerAccountRoutes,
  registerHostedPage,
  registerTransferRoutes,
  type HostedPages,
} from './register-connect';
import type { IntentActionName, StripeApi } from './stripe-api';
import { StripeError, createInvalidRequestError } from './stripe-error';
import {
  sendResponse,
  getQuery,
  toIdempotentRequest,
  requireSecretKey,
  requireAnyKey,
  type StripeApiKeys,
} from './stripe-request';

interface IntentRoute {
  Params: { id: string };
}

/** Registers Stripe's API at /v1 and /v2. The server uses the secret key, browsers the publishable key. */
export function registerStripeApi(
  app: FastifyInstance,
  api: StripeApi,
  keys: StripeApiKeys & HostedPages,
): void {
  app.register(
    async (scope) => {
      prepareScope(scope);
      scope.all('/*', (request) => {
        throw createUnknownUrlError(request);
      });
      registerAccountRoutes(scope, api.accounts, keys);
    },
    { prefix: '/v2' },
  );
  app.register(async (scope) => {
    prepareScope(scope);
    registerHostedPage(scope, api.accounts);
  });
  app.register(
    async (scope) => {
      prepareScope(scope);
      scope.all('/*', (request) => {
        throw createUnknownUrlError(request);
      });

      scope.post('/payment_intents', async (request, reply) => {
        requireSecretKey(request, keys);
        return sendResponse(reply, await api.create(toIdempotentRequest(request)));
      });

      scope.get<IntentRoute>('/payment_intents/:id', async (request, reply) => {
        const query = getQuery(request);
        const clientSecret = requireAnyKey(request, keys, query);
        const expand = [...query]
          .filter(([name]) => /^expand\[\d*\]$/.test(name))
          .map(([, property]) => property);
        return sendResponse(reply, await api.retrieve(request.params.id, clientSecret, { expand }));
      });

      const browserActions: IntentActionName[] = ['confirm', 'authenticate'];
      for (const name of browserActions) {
        scope.post<IntentRoute>(`/payment_intents/:id/${name}`, async (request, reply) => {
          const idempotentRequest = toIdempotentRequest(request);
          const clientSecret = requireAnyKey(request, keys, idempotentRequest.fields);
          return sendResponse(
            reply,
            await api.runAction(name, request.params.id, idempotentRequest, clientSecret),
          );
        });
      }

      const serverActions: [IntentActionName, string][] = [
        ['update', ''],
        ['capture', '/capture'],
        ['cancel', '/cancel'],
      ];
      for (const [name, suffix] of serverActions) {
        scope.post<IntentRoute>(`/payment_intents/:id${suffix}`, async (request, reply) => {
          requireSecretKey(request, keys);
          return sendResponse(
            reply,
            await api.runAction(name, request.params.id, toIdempotentRequest(request)),
          );
        });
      }

      registerChargeRoutes(scope, api.charges, keys);
      scope.register(async (transfers) => {
        transfers.addHook('preHandler', async (request) => requireSecretKey(request, keys));
        registerTransferRoutes(transfers, api.transfers, api.balanceSettings);
      });
    },
    { prefix: '/v1' },
  );
}

/** Reads bodies as text, and reports errors in Stripe's format. */
function prepareScope(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );
  scope.setErrorHandler(sendError);
  scope.addHook('preHandler', async (request) => rejectNul(request));
}

/** Rejects NUL, the only character that PostgreSQL cannot store. */
function rejectNul({ url, body }: FastifyRequest): void {
  if (/%00|\0/.test(url) || (typeof body === 'string' && /%00|\0/.test(body))) {
    throw createInvalidRequestError('Invalid string: it contains a NUL character.');
  }
}

function createUnknownUrlError({ method, url }: FastifyRequest): StripeError {
  const [path = url] = url.split('?');
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StripeError) return reply.code(error.status).send({ error: error.body });
  const { statusCode = 500, message: reason } = error as FastifyError;
  if (statusCode < 500) {
    const type = 'invalid_request_error';
    return reply.code(statusCode).send({ error: { type, message: reason } });
  }
  request.log.error(error);
  const message = 'An unknown error occurred.';
  return reply.code(500).send({ error: { type: 'api_error', message } });
}
