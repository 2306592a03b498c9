import type { FastifyRequest } from 'fastify';

/** Whether who asks has what a weak tag stands for (RFC 9110, 13.1.2). */
export function isKnownTo(request: FastifyRequest, entityTag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  if (known === entityTag || known.trim() === '*') return true;
  const opaque = entityTag.replace('W/', '');
  return known.split(',').some((each) => each.trim().replace('W/', '') === opaque);
}
