import { createHash } from 'node:crypto';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

const tooMany = 'Too many requests. Please wait a moment and try again.';

/** Limits apply to the routes that ask for one, by the token's holder; nobody shares a limit. */
export const rateLimitOptions: RateLimitPluginOptions = {
  global: false,
  keyGenerator,
  errorResponseBuilder: (_request, { statusCode }) =>
    Object.assign(new Error(tooMany), { statusCode }),
};

export const signInLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
export const purchaseLimit = { rateLimit: { max: 30, timeWindow: '1 minute' } };

function keyGenerator(request: FastifyRequest): string {
  const { authorization } = request.headers;
  return authorization ? createHash('sha256').update(authorization).digest('base64') : request.ip;
}
