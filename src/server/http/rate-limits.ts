import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { Guards } from './guards';

const tooMany = 'Too many requests. Please wait a moment and try again.';

/**
 * Limits apply to the routes that ask for one. A person is counted by their token once it has been
 * verified: a token that anybody can make up must not open a limit of its own.
 */
export function rateLimitOptions({ asker }: Guards): RateLimitPluginOptions {
  return {
    global: false,
    keyGenerator: asker,
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error(tooMany), { statusCode }),
  };
}

export const signInLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
export const purchaseLimit = { rateLimit: { max: 30, timeWindow: '1 minute' } };
export const uploadLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
