import type { FastifyReply } from 'fastify';

/** Adds a header name to Vary. */
export function varyBy(reply: FastifyReply, header: string): void {
  reply.header('Vary', [reply.getHeader('Vary') ?? [], header].flat().join(', '));
}
