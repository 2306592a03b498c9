import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export function weakEtag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** Whether the header `If-None-Match` contains the ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = etag.replace('W/', '');
  return header.split(',').some((listed) => listed.trim().replace('W/', '') === opaque);
}
