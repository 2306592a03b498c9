import type { FastifyReply } from 'fastify';
import { negotiateEncoding, compressFast } from './compression';
import { varyBy } from './vary';

/** Smaller responses are not compressed: they fit into one packet. */
export const minCompressedBytes = 1024;

/**
 * Sends a JSON text, compressed if it is long. Do not send a secret with it: the length of a compressed
 * response can reveal one (BREACH attack).
 */
export async function sendJson(reply: FastifyReply, json: string): Promise<FastifyReply> {
  varyBy(reply, 'Accept-Encoding');
  const accepted = negotiateEncoding(reply.request.headers['accept-encoding']);
  const encoding = Buffer.byteLength(json) > minCompressedBytes ? accepted : undefined;
  const bytes = encoding ? await compressFast(json, encoding) : json;
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}
