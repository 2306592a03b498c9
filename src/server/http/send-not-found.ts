import type { FastifyReply } from 'fastify';
import { varyBy } from './vary';

/** Sends 404 as JSON. It must not be cached, because the URL may exist later. */
export function sendNotFound(
  reply: FastifyReply,
  message = 'There is nothing at this address.',
): FastifyReply {
  varyBy(reply, 'Accept');
  return reply.code(404).header('Cache-Control', 'no-store').send({ message });
}
