import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../server/environment/urls';
import { refuseOtherSites } from '../identity/refuse-other-sites';

/** Whoever reads mails can take any account, so that nobody does from elsewhere. */
export function protectMail(scope: FastifyInstance): void {
  refuseOtherSites(scope);
  scope.addHook('onRequest', refuseOtherMachines);
}

async function refuseOtherMachines(request: FastifyRequest, reply: FastifyReply) {
  const isFromHere = isLoopback(request.hostname) && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
  if (isFromHere) return;
  return reply.code(403).send({ message: 'Email can be read only on this machine.' });
}

export function sendHtml(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html').send(page);
}
