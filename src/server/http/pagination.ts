import type { FastifyReply, FastifyRequest } from 'fastify';
import { cursorPattern, type PageQuery } from '../../contract/calls/request-fields';
import { defaultPageSize } from '../../contract/page-size';
import type { JsonPage, PagePosition, PageRequest } from '../repositories/json-page';
import { sendJson } from './send-json';

/** The requested page: by default the first one with the default size. */
export function pageRequest(
  { limit, after }: PageQuery,
  pageSize: number = defaultPageSize,
): PageRequest {
  const [, time, id = ''] = cursorPattern.exec(after ?? '') ?? [];
  return {
    limit: limit ?? pageSize,
    ...(time && { after: { createdAt: new Date(Number(time)), id } }),
  };
}

/**
 * Sends a page as an array, with a `Link` header to the next page if there may be one (RFC 8288). A
 * client that ignores the header has the newest entries.
 * @param wrap puts the array into the response body
 */
export function sendPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { json, last }: JsonPage,
  wrap: (json: string) => string = (array) => array,
): Promise<FastifyReply> {
  if (last) reply.header('Link', nextPageLink(request, last));
  return sendJson(reply, wrap(json));
}

export function nextPageLink({ url }: FastifyRequest, last: PagePosition): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('after', `${last.createdAt.getTime()}-${last.id}`);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
