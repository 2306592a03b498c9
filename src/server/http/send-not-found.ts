import type { FastifyReply } from 'fastify';
import { varyBy } from './vary';

/** What is not there now may be later, and a browser that asks for a page may get one here. */
export function sendNotFound(
  reply: FastifyReply,
  message = 'There is nothing at this address.',
): FastifyReply {
  varyBy(reply, 'Accept');
  return reply.code(404).header('Cache-Control', 'no-store').send({ message });
}
