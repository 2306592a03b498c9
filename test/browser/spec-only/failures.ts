import type { FastifyReply } from 'fastify';
import { emptyBody } from './marketplace-answers';

/** The kinds of failed responses. */
export type Failure =
  | { kind: 'status'; status: number }
  | { kind: 'HTML page' }
  | { kind: 'empty body' }
  | { kind: 'broken connection' }
  | { kind: 'hung connection' }
  | { kind: 'malformed entry' }
  | { kind: 'slow'; until: Promise<void> };

/** The message of an error response. */
const statusMessage = (status: number) => `The server answered ${status}.`;

const page = '<!doctype html><title>Bad gateway</title><h1>Please try again later</h1>';

const malformed = [null, 'not an entry', { _id: 17 }, { _id: 'nothing-else' }];

/** Adds invalid entries in front of a list, or of the list under `data`. */
function withMalformedEntries(answer: unknown): unknown {
  if (Array.isArray(answer)) return [...malformed, ...answer];
  if (typeof answer === 'object' && answer !== null && 'data' in answer) {
    return { ...answer, data: withMalformedEntries(answer.data) };
  }
  throw new Error('The response of this call is not a list');
}

function sendJson(reply: FastifyReply, answer: unknown) {
  if (answer === emptyBody) return reply.send();
  return reply.type('application/json').send(JSON.stringify(answer));
}

/** Responds to a call, or fails in the configured way. */
export async function answerOrFail(
  reply: FastifyReply,
  failure: Failure | undefined,
  answer: () => unknown,
): Promise<FastifyReply> {
  switch (failure?.kind) {
    case undefined:
      return sendJson(reply, await answer());
    case 'status':
      reply.code(failure.status);
      return sendJson(reply, { message: statusMessage(failure.status) });
    case 'HTML page':
      return reply.type('text/html').send(page);
    case 'empty body':
      return reply.send();
    case 'broken connection':
      reply.raw.destroy();
      return reply.hijack();
    case 'hung connection':
      return reply.hijack();
    case 'malformed entry':
      return sendJson(reply, withMalformedEntries(await answer()));
    case 'slow':
      await failure.until;
      return sendJson(reply, await answer());
  }
}
