import type { FastifyRequest } from 'fastify';
import { ipKey } from './ip-concurrency';

/** Milliseconds: the window of every rate limit. */
export const minute = 60_000;

export const tooManyRequests = 'Too many requests. Please wait a moment and try again.';

/** A route option: the requests of one user, or of one IP address without a valid token. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: minute } });

/** Each has 50,000 URLs. */
export const sitemapLimit = perMinute(30);
export const reportLimit = perMinute(20);
export const uploadLimit = perMinute(60);

export const userKeyPrefix = 'person ';

export function ipRateLimitKey({ ip }: FastifyRequest): string {
  return `address ${ipKey(ip)}`;
}
