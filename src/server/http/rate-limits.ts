import type { FastifyRequest } from 'fastify';
import { ipKey } from './ip-concurrency';

/** The window of every rate limit, in milliseconds. */
export const rateLimitWindow = 60_000;

export const tooManyRequestsMessage = 'Too many requests. Please wait a moment and try again.';

/** The route option that limits requests per minute: by user, or by IP address without a valid token. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: rateLimitWindow } });

/** Strict, because a part of the sitemap has up to 50,000 URLs. */
export const sitemapLimit = perMinute(30);
export const cspReportLimit = perMinute(20);
export const uploadLimit = perMinute(60);

export const userKeyPrefix = 'user ';

export function ipRateLimitKey({ ip }: FastifyRequest): string {
  return `ip ${ipKey(ip)}`;
}
