import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import type { DistributedRateLimiter } from '../../domains/platform/distributed-rate-limiter';
import type { Guards } from '../../domains/access/guards';
import { ipRateLimitKey, tooManyRequestsMessage, userKeyPrefix } from '../../http/rate-limits';

/** Limits the requests to single routes: by user with a valid token, otherwise by IP address. */
export const rateLimitPlugin = fp<AppOptions>(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      store: createStoreClass(app.rateLimiter),
      keyGenerator: (request) => rateLimitKey(app.guards, request),
      errorResponseBuilder: (_request, { statusCode }) =>
        Object.assign(new Error(tooManyRequestsMessage), { statusCode }),
    });
  },
  { name: 'rate-limit', dependencies: ['authentication', 'rate-limiter', 'error-handler'] },
);

/**
 * Returns the key of the caller. An invalid token is ignored: otherwise a client could invent a new key
 * for each request.
 */
async function rateLimitKey({ tokenSubject }: Guards, request: FastifyRequest): Promise<string> {
  // The endpoint itself rejects the invalid token.
  const subject = request.headers.authorization
    ? await tokenSubject(request).catch(() => undefined)
    : undefined;
  return subject ? `${userKeyPrefix}${subject.uid}` : ipRateLimitKey(request);
}

/** Returns the store class. The plugin creates one store, and a child store for each route with a limit. */
function createStoreClass(rateLimiter: DistributedRateLimiter) {
  return class Store implements FastifyRateLimitStore {
    private keyPrefix = '';

    incr(...[key, done, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const count = rateLimiter.count(`${this.keyPrefix}${key}`, max, timeWindow);
      if (count instanceof Promise) count.then((resolved) => done(null, resolved), done);
      else done(null, count);
    }

    child(options: object): Store {
      const store = new Store();
      // The plugin passes the route, but its types do not declare it.
      const { routeInfo } = options as { routeInfo: { url?: string } };
      store.keyPrefix = routeInfo.url ? `${routeInfo.url} ` : '';
      return store;
    }
  };
}
