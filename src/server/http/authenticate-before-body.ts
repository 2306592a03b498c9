import type { FastifyInstance } from 'fastify';
import type { Guards } from './guards';

/**
 * Asks who it is before any of a body is read: what strangers send in bits and never end would
 * pile up in the memory. Every call that changes something is for people who are known.
 */
export function authenticateBeforeBody(api: FastifyInstance, { tokenSubject }: Guards): void {
  api.addHook('preParsing', async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !request.is404) await tokenSubject(request);
  });
}
