import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import type { DistributedRateLimiter } from '../../http/distributed-rate-limiter';
import type { Guards } from '../../http/guards';
import { ipRateLimitKey, tooManyRequestsMessage, userKeyPrefix } from '../../http/rate-limits';

/** The limits of single routes, by user where a valid token names one, else by IP address. */
export const rateLimitPlugin = fp<AppOptions>(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      store: storeOf(app.rateLimiter),
      keyGenerator: (request) => rateLimitKey(app.guards, request),
      errorResponseBuilder: (_request, { statusCode }) =>
        Object.assign(new Error(tooManyRequestsMessage), { statusCode }),
    });
  },
  { name: 'rate-limit', dependencies: ['authentication', 'rate-limiter', 'error-handler'] },
);

/** The token has to be valid: a made-up one must not open a limit of its own. */
async function rateLimitKey({ tokenSubject }: Guards, request: FastifyRequest): Promise<string> {
  // The endpoint itself rejects an invalid token.
  const subject = request.headers.authorization
    ? await tokenSubject(request).catch(() => undefined)
    : undefined;
  return subject ? `${userKeyPrefix}${subject.uid}` : ipRateLimitKey(request);
}

/** The plugin creates one store, and a child of it for each route with its own limit. */
function storeOf(rateLimiter: DistributedRateLimiter) {
  return class Store implements FastifyRateLimitStore {
    private keyPrefix = '';

    incr(...[key, done, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const counted = rateLimiter.count(`${this.keyPrefix}${key}`, max, timeWindow);
      if (counted instanceof Promise) counted.then((later) => done(null, later), done);
      else done(null, counted);
    }

    child(options: object): Store {
      const store = new Store();
      // The plugin passes the route, which its types leave out.
      const { routeInfo } = options as { routeInfo: { url?: string } };
      store.keyPrefix = routeInfo.url ? `${routeInfo.url} ` : '';
      return store;
    }
  };
}
