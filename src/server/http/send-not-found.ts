import type { FastifyReply } from 'fastify';
import { varyBy } from './vary';

/** Not cacheable: the URL may exist later. A browser may get a page instead. */
export function sendNotFound(
  reply: FastifyReply,
  message = 'There is nothing at this address.',
): FastifyReply {
  varyBy(reply, 'Accept');
  return reply.code(404).header('Cache-Control', 'no-store').send({ message });
}
