import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends CSV as a file to save. */
export function sendCsv(
  reply: FastifyReply,
  { fileName, csv }: { fileName: string; csv: string | Readable },
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .send(csv);
}
