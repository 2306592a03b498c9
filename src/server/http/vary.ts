import type { FastifyReply } from 'fastify';

/** Says that an answer depends on a header, besides those that were named before. */
export function varyBy(reply: FastifyReply, header: string): void {
  reply.header('Vary', [reply.getHeader('Vary') ?? [], header].flat().join(', '));
}
