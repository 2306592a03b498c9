import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiResponse, IdempotentRequest } from './idempotency';
import { StripeError } from './stripe-error';

export interface StripeApiKeys {
  secretKey: string;
  publishableKey: string;
}

export function toIdempotentRequest(request: FastifyRequest): IdempotentRequest {
  const key = request.headers['idempotency-key'];
  return {
    path: request.url,
    fields: new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

export function getQuery(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}

function getBearerToken(request: FastifyRequest): string {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

export function requireSecretKey(request: FastifyRequest, keys: StripeApiKeys): void {
  if (getBearerToken(request) !== keys.secretKey)
    throw createInvalidKeyError(getBearerToken(request));
}

/** Returns the client secret that a browser must send; undefined for a request with the secret key. */
export function requireAnyKey(
  request: FastifyRequest,
  keys: StripeApiKeys,
  fields: URLSearchParams,
): string | null | undefined {
  const key = getBearerToken(request);
  if (key === keys.secretKey) return undefined;
  if (key !== keys.publishableKey) throw createInvalidKeyError(key);
  return fields.get('client_secret');
}

function createInvalidKeyError(key: string): StripeError {
  const message = key ? `Invalid API Key provided: ${key.slice(0, 8)}****` : 'No API key provided.';
  return new StripeError(401, { type: 'invalid_request_error', message });
}

export function sendResponse(
  reply: FastifyReply,
  { status, body, replayed }: ApiResponse & { replayed?: boolean },
) {
  if (replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(status).send(body);
}
