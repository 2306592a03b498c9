import type { FastifyRequest } from 'fastify';

/** Returns the path of the request's URL, without decoding it. */
export function requestPath({ url }: FastifyRequest): string {
  return url.replace(/\?.*$/s, '');
}
