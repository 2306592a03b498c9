import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './idempotency';
import type { ChangeName, StripeApi } from './stripe-api';
import { StripeError, invalidRequest } from './stripe-error';

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
}

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
        const query = new URL(request.url, 'http://localhost').searchParams;
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
    },
    { prefix: '/v1' },
  );
}

function repeatable(request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  return {
    path: request.url,
    fields: new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

/** The one character that PostgreSQL cannot keep. */
function refuseNul({ url, body }: FastifyRequest): void {
  if (/%00|\0/.test(url) || (typeof body === 'string' && /%00|\0/.test(body))) {
    throw invalidRequest('Invalid string: it holds a NUL character.');
  }
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function requireSecretKey(request: FastifyRequest, keys: StripeKeys): void {
  if (bearerOf(request) !== keys.secretKey) throw invalidKey(bearerOf(request));
}

/** Undefined for the server; the browser must hold the intent's client secret as well. */
function requireSomeKey(
  request: FastifyRequest,
  keys: StripeKeys,
  fields: URLSearchParams,
): string | null | undefined {
  const key = bearerOf(request);
  if (key === keys.secretKey) return undefined;
  if (key !== keys.publishableKey) throw invalidKey(key);
  return fields.get('client_secret');
}

function invalidKey(key: string): StripeError {
  const message = key ? `Invalid API Key provided: ${key.slice(0, 8)}****` : 'No API key provided.';
  return new StripeError(401, { type: 'invalid_request_error', message });
}

function unknownAddress({ method, url }: FastifyRequest): StripeError {
  const [path = url] = url.split('?');
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function answer(reply: FastifyReply, { status, body, replayed }: Answer & { replayed?: boolean }) {
  if (replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(status).send(body);
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
