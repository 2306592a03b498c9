import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, RepeatableRequest } from './idempotency';
import { StripeError } from './stripe-error';

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
}

export function repeatable(request: FastifyRequest): RepeatableRequest {
  const key = request.headers['idempotency-key'];
  return {
    path: request.url,
    fields: new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

export function requireSecretKey(request: FastifyRequest, keys: StripeKeys): void {
  if (bearerOf(request) !== keys.secretKey) throw invalidKey(bearerOf(request));
}

/** Undefined for the server; the browser must hold the intent's client secret as well. */
export function requireSomeKey(
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

export function answer(
  reply: FastifyReply,
  { status, body, replayed }: Answer & { replayed?: boolean },
) {
  if (replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(status).send(body);
}
