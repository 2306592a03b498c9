import type { FastifyRequest } from 'fastify';

/** The path of the request, not decoded. */
export function requestPath({ url }: FastifyRequest): string {
  const [pathName = ''] = url.split('?');
  return pathName;
}
