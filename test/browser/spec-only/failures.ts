import type { FastifyReply } from 'fastify';
import { emptyBody } from './marketplace-handlers';

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
function withMalformedEntries(response: unknown): unknown {
  if (Array.isArray(response)) return [...malformed, ...response];
  if (typeof response === 'object' && response !== null && 'data' in response) {
    return { ...response, data: withMalformedEntries(response.data) };
  }
  throw new Error('The response of this call is not a list');
}

function sendJson(reply: FastifyReply, response: unknown) {
  if (response === emptyBody) return reply.send();
  return reply.type('application/json').send(JSON.stringify(response));
}

/** Responds to a call, or fails in the configured way. */
export async function respondOrFail(
  reply: FastifyReply,
  failure: Failure | undefined,
  getResponse: () => unknown,
): Promise<FastifyReply> {
  switch (failure?.kind) {
    case undefined:
      return sendJson(reply, await getResponse());
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
      return sendJson(reply, withMalformedEntries(await getResponse()));
    case 'slow':
      await failure.until;
      return sendJson(reply, await getResponse());
  }
}
