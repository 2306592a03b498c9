import type { FastifyInstance } from 'fastify';
import { ipRateLimitKey, minute } from '../http/rate-limits';
import type { Counted, DistributedRateLimiter } from '../http/distributed-rate-limiter';
import type { PublicAnswers } from './public-answers';

/**
 * Sends what is kept for visitors, head and all, before anything else is done for a request but to
 * count it. Whatever is not as it was goes the long way, as does who has asked too often.
 */
export function sendFinishedFirst(
  app: FastifyInstance,
  publicAnswers: PublicAnswers,
  { counts, requestsPerAddress }: { counts: DistributedRateLimiter; requestsPerAddress: number },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const finished = publicAnswers.finishedFor(request);
    if (!finished) return done();
    const send = ({ current }: Counted) => {
      if (current > requestsPerAddress) return done();
      reply.hijack();
      reply.raw.writeHead(finished.status, [...finished.head, 'x-request-id', request.id]);
      reply.raw.end(finished.bytes);
    };
    const counted = counts.count(ipRateLimitKey(request), requestsPerAddress, minute);
    if (counted instanceof Promise) counted.then(send, done);
    else send(counted);
  });
}
