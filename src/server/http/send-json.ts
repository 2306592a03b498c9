import type { FastifyReply } from 'fastify';
import { negotiateEncoding, compressFast } from './compression';
import { varyBy } from './vary';

/** A smaller response fits into one packet anyway. */
export const minCompressedBytes = 1024;

/**
 * Sends JSON from the database, compressed if it is long. Never send a secret with it: the compressed
 * length could reveal it (BREACH).
 */
export async function sendJson(reply: FastifyReply, json: string): Promise<FastifyReply> {
  varyBy(reply, 'Accept-Encoding');
  const accepted = negotiateEncoding(reply.request.headers['accept-encoding']);
  const encoding = Buffer.byteLength(json) > minCompressedBytes ? accepted : undefined;
  const bytes = encoding ? await compressFast(json, encoding) : json;
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}
