import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer to a visitor as it goes out. */
export interface FinishedAnswer {
  status: number;
  /** Names and values in turn, without what is the request's own. */
  head: string[];
  bytes: Buffer | undefined;
}

/** Of the head that is known with the answer, 304 repeats no more (RFC 9110, 15.4.5). */
const ofNotModified = new Set(['cache-control', 'cdn-cache-control', 'etag', 'vary']);

/** What a reply is about to send. */
export function finishedAnswer(reply: FastifyReply, bytes: Buffer | undefined): FinishedAnswer {
  const isNeeded = (name: string) =>
    reply.statusCode === 304 ? ofNotModified.has(name) : name !== 'x-request-id';
  const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value !== undefined && isNeeded(name) ? [name, String(value)] : [],
  );
  if (bytes) head.push('content-length', String(bytes.length));
  return { status: reply.statusCode, head, bytes };
}

const longestName = 1_000;

/**
 * All of a request that the answer to a visitor depends on; undefined where it may depend on more.
 */
export function nameOf({ raw: { method, url = '', headers } }: FastifyRequest): string | undefined {
  const isVisitor = headers.authorization === undefined && headers.origin === undefined;
  if (method !== 'GET' || !isVisitor) return undefined;
  const encodings = headers['accept-encoding'] ?? '';
  const name = `${url}\n${encodings}\n${headers['if-none-match'] ?? ''}`;
  return name.length > longestName ? undefined : name;
}
