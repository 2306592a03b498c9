import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { HttpError } from '../../http/http-error';
import {
  ipRateLimitKey,
  rateLimitWindow,
  tooManyRequestsMessage,
  userKeyPrefix,
} from '../../http/rate-limits';

/**
 * Limits the requests of each user and IP address to all routes together. Runs after the CORS headers are
 * set, so that other origins can read the error, and before the body is read.
 */
export const requestLimitPlugin = fp<AppOptions>(
  async (app) => {
    const { limits, rateLimiter } = app;
    const count = app.createRateLimit({
      max: (_request, key) =>
        key.startsWith(userKeyPrefix) ? limits.requestsPerUser : limits.requestsPerIp,
      timeWindow: rateLimitWindow,
    });
    app.addHook('preParsing', async (request) => {
      if (request.routeOptions.config.rateLimit === false) return;
      const state = await count(request);
      if (state.isAllowed) return;
      if (state.isExceeded) throw new HttpError(429, tooManyRequestsMessage, state.ttlInSeconds);
      if (!state.key.startsWith(userKeyPrefix)) return;
      // Also limits all users of one IP address, because a person may have many accounts.
      const max = limits.signedInRequestsPerIp;
      const { current, ttl } = await rateLimiter.count(
        `users at ${ipRateLimitKey(request)}`,
        max,
        rateLimitWindow,
      );
      if (current > max) throw new HttpError(429, tooManyRequestsMessage, Math.ceil(ttl / 1000));
    });
  },
  { name: 'request-limit', dependencies: ['limits', 'rate-limit', 'load-shedding', 'helmet'] },
);
