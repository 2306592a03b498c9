import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { JsonPage, PageRequest } from '../repositories/json-page';
import { parse } from './parse';
import { sendJson } from './send-json';

/** The most entries of one page, and how many there are unless a list or the asker says less. */
export const longestPage = 1000;

const entryPattern = /^(\d{1,13})-(\S{1,200})$/;

const pageSchema = z.object({
  limit: z.optional(
    z.coerce
      .number()
      .check(
        z.int('The limit must be a whole number.'),
        z.minimum(1, 'The limit must be at least 1.'),
        z.maximum(longestPage, `The limit must be at most ${longestPage}.`),
      ),
  ),
  after: z.optional(
    z
      .string('The entry to go on after is not valid.')
      .check(z.regex(entryPattern, 'The entry to go on after is not valid.')),
  ),
});

/** Which page of a list a request asks for: `?limit=` entries `&after=` what the last answer said. */
export function pageRequest(
  { query }: FastifyRequest,
  usualPage: number = longestPage,
): PageRequest {
  const { limit = usualPage, after } = parse(pageSchema, query);
  const [, time, id = ''] = entryPattern.exec(after ?? '') ?? [];
  return { limit, ...(time && { after: { createdAt: new Date(Number(time)), id } }) };
}

/**
 * Sends a page as the array that it is. Where more may follow, the header `Link` leads there
 * (RFC 8288): a client that does not know it has the newest entries.
 * @param wrap puts the array into what the call answers.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, last }: JsonPage,
  wrap: (json: string) => string = (array) => array,
): Promise<FastifyReply> {
  if (last) {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    searchParams.set('after', `${last.createdAt.getTime()}-${last.id}`);
    reply.header('Link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
  }
  return sendJson(reply, wrap(json));
}
