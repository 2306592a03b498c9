import type {
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
  RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../environment/limits';
import { ipKey } from './ip-concurrency';
import type { Guards } from './guards';
import { HttpError } from './http-error';
import type { DistributedRateLimiter } from './distributed-rate-limiter';

/** Milliseconds in which requests are counted. */
export const minute = 60_000;

const tooMany = 'Too many requests. Please wait a moment and try again.';

/**
 * The tighter limits of the routes that ask for one. A person is counted by their token once it has
 * been verified: a token that anybody can make up must not open a limit of its own.
 */
export function rateLimitOptions(
  guards: Guards,
  counts: DistributedRateLimiter,
): RateLimitPluginOptions {
  return {
    global: false,
    store: storeOf(counts),
    keyGenerator: (request) => rateLimitKey(guards, request),
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error(tooMany), { statusCode }),
  };
}

/** Options of a route: how often one person, or one address without a good token, may ask for it. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: minute } });

/** Of 50,000 pages each. */
export const sitemapLimit = perMinute(30);
export const reportLimit = perMinute(20);
export const uploadLimit = perMinute(60);

/**
 * Counts whatever is asked, at no matter which address. It comes after the headers that let other
 * origins read the answer, and before the body.
 */
export function limitEveryRequest(
  app: FastifyInstance,
  limits: Limits,
  counts: DistributedRateLimiter,
): void {
  const count = app.createRateLimit({
    max: (_request, key) =>
      key.startsWith(person) ? limits.requestsPerPerson : limits.requestsPerAddress,
    timeWindow: minute,
  });
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.rateLimit === false) return;
    const state = await count(request);
    if (state.isAllowed) return;
    if (state.isExceeded) throw new HttpError(429, tooMany, state.ttlInSeconds);
    if (!state.key.startsWith(person)) return;
    // Many people may share an address, and one may have many accounts.
    const most = limits.signedInPerAddress;
    const { current, ttl } = await counts.count(
      `people at ${ipRateLimitKey(request)}`,
      most,
      minute,
    );
    if (current > most) throw new HttpError(429, tooMany, Math.ceil(ttl / 1000));
  });
}

const person = 'person ';

/** Who is asking as far as a good token tells, or else from where. */
async function rateLimitKey({ tokenSubject }: Guards, request: FastifyRequest): Promise<string> {
  // A token that is not good is refused by the call itself.
  const found = request.headers.authorization
    ? await tokenSubject(request).catch(() => undefined)
    : undefined;
  return found ? `${person}${found.uid}` : ipRateLimitKey(request);
}

export function ipRateLimitKey({ ip }: FastifyRequest): string {
  return `address ${ipKey(ip)}`;
}

/** The plugin makes a store for all requests, and of it one for each route that has its own limit. */
function storeOf(counts: DistributedRateLimiter): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    private about = '';

    incr(...[key, done, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const counted = counts.count(`${this.about}${key}`, max, timeWindow);
      if (counted instanceof Promise) counted.then((later) => done(null, later), done);
      else done(null, counted);
    }

    child(options: object): Store {
      const store = new Store();
      // The plugin tells of the route what its types don't say.
      const { routeInfo } = options as { routeInfo: { url?: string } };
      store.about = routeInfo.url ? `${routeInfo.url} ` : '';
      return store;
    }
  };
}
