import type { FastifyReply } from 'fastify';
import { acceptedEncoding, encodeQuickly } from './encodings';
import { varyBy } from './vary';

/** Below so many bytes an answer fits into one packet anyway. */
export const worthEncoding = 1024;

/**
 * Sends JSON that the database has already put into words, compressed where it is long. It is never
 * an access token or a payment's secret, whose length would tell of them beside other text.
 */
export async function sendJson(reply: FastifyReply, json: string): Promise<FastifyReply> {
  varyBy(reply, 'Accept-Encoding');
  const accepted = acceptedEncoding(reply.request.headers['accept-encoding']);
  const encoding = Buffer.byteLength(json) > worthEncoding ? accepted : undefined;
  const bytes = encoding ? await encodeQuickly(json, encoding) : json;
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}
