import type { FastifyRequest } from 'fastify';

/**
 * The origin of the site: the one that is set, or else the one that a request was sent to; undefined
 * when that names no host that there can be.
 */
export function siteOf(
  { protocol, host }: FastifyRequest,
  siteUrl: string | undefined,
): string | undefined {
  if (siteUrl !== undefined) return siteUrl;
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : undefined;
}
