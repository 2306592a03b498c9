import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerCharges } from './register-charges';
import type { ChangeName, StripeApi } from './stripe-api';
import { StripeError, invalidRequest } from './stripe-error';
import {
  answer,
  queryOf,
  repeatable,
  requireSecretKey,
  requireSomeKey,
  type StripeKeys,
} from './stripe-request';

interface IntentRoute {
  Params: { id: string };
}

/** Stripe's API at /v1, for the server by its secret key and for the browser by the public one. */
export function registerStripe(app: FastifyInstance, api: StripeApi, keys: StripeKeys): void {
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
        done(null, String(body)),
      );
      scope.setErrorHandler(answerError);
      scope.addHook('preHandler', async (request) => refuseNul(request));
      scope.all('/*', (request) => {
        throw unknownAddress(request);
      });

      scope.post('/payment_intents', async (request, reply) => {
        requireSecretKey(request, keys);
        return answer(reply, await api.create(repeatable(request)));
      });

      scope.get<IntentRoute>('/payment_intents/:id', async (request, reply) => {
        const query = queryOf(request);
        const clientSecret = requireSomeKey(request, keys, query);
        const expand = [...query]
          .filter(([name]) => /^expand\[\d*\]$/.test(name))
          .map(([, property]) => property);
        return answer(reply, await api.retrieve(request.params.id, clientSecret, { expand }));
      });

      const browserChanges: ChangeName[] = ['confirm', 'authenticate'];
      for (const name of browserChanges) {
        scope.post<IntentRoute>(`/payment_intents/:id/${name}`, async (request, reply) => {
          const repeated = repeatable(request);
          const clientSecret = requireSomeKey(request, keys, repeated.fields);
          return answer(reply, await api.change(name, request.params.id, repeated, clientSecret));
        });
      }

      const serverChanges: [ChangeName, string][] = [
        ['update', ''],
        ['capture', '/capture'],
        ['cancel', '/cancel'],
      ];
      for (const [name, suffix] of serverChanges) {
        scope.post<IntentRoute>(`/payment_intents/:id${suffix}`, async (request, reply) => {
          requireSecretKey(request, keys);
          return answer(reply, await api.change(name, request.params.id, repeatable(request)));
        });
      }

      registerCharges(scope, api.charges, keys);
    },
    { prefix: '/v1' },
  );
}

/** The one character that PostgreSQL cannot store. */
function refuseNul({ url, body }: FastifyRequest): void {
  if (/%00|\0/.test(url) || (typeof body === 'string' && /%00|\0/.test(body))) {
    throw invalidRequest('Invalid string: it holds a NUL character.');
  }
}

function unknownAddress({ method, url }: FastifyRequest): StripeError {
  const [path = url] = url.split('?');
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
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
