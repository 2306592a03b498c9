import type { FastifyRequest } from 'fastify';

/** The path that was asked for, as it was sent. */
export function pathNameOf({ url }: FastifyRequest): string {
  const [pathName = ''] = url.split('?');
  return pathName;
}
