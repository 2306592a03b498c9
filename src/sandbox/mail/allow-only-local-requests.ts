import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../server/environment/urls';
import { rejectCrossSiteRequests } from '../identity/reject-cross-site-requests';

/** Rejects requests from other machines, because the emails give access to all accounts. */
export function allowOnlyLocalRequests(scope: FastifyInstance): void {
  rejectCrossSiteRequests(scope);
  scope.addHook('onRequest', rejectRemoteRequests);
}

async function rejectRemoteRequests(request: FastifyRequest, reply: FastifyReply) {
  const isLocal = isLoopback(request.hostname) && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
  if (isLocal) return;
  return reply.code(403).send({ message: 'Email can be read only on this machine.' });
}

export function sendHtml(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html').send(page);
}
