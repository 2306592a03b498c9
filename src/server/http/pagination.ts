import type { FastifyReply, FastifyRequest } from 'fastify';
import { cursorPattern, type PageQuery } from '../../contract/calls/request-fields';
import { defaultPageSize } from '../../contract/page-size';
import type { JsonPage, PagePosition, PageRequest } from '../repositories/json-page';
import { sendJson } from './send-json';

/** Which page of a list a query asks for: the first, and of the usual length, unless it says. */
export function pageRequest(
  { limit, after }: PageQuery,
  length: number = defaultPageSize,
): PageRequest {
  const [, time, id = ''] = cursorPattern.exec(after ?? '') ?? [];
  return {
    limit: limit ?? length,
    ...(time && { after: { createdAt: new Date(Number(time)), id } }),
  };
}

/**
 * Sends a page as the array that it is. Where more may follow, the header `Link` leads there
 * (RFC 8288): a client that does not know it has the newest entries.
 * @param wrap puts the array into what the call answers.
 */
export function sendPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { json, last }: JsonPage,
  wrap: (json: string) => string = (array) => array,
): Promise<FastifyReply> {
  if (last) reply.header('Link', linkToNext(request, last));
  return sendJson(reply, wrap(json));
}

export function linkToNext({ url }: FastifyRequest, last: PagePosition): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('after', `${last.createdAt.getTime()}-${last.id}`);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
