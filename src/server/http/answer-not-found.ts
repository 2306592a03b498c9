import type { FastifyReply } from 'fastify';

/** What is not there now may be later, and a browser that asks for a page may get one here. */
export function answerNotFound(
  reply: FastifyReply,
  message = 'There is nothing at this address.',
): FastifyReply {
  const varies = [reply.getHeader('Vary') ?? [], 'Accept'].flat().join(', ');
  return reply.code(404).headers({ 'Cache-Control': 'no-store', Vary: varies }).send({ message });
}
