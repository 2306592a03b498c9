import type { FastifyReply, FastifyRequest } from 'fastify';
import { cursorPattern, type PageQuery } from '../../../contract/calls/request-fields';
import { defaultPageSize } from '../../../contract/platform/page-size';
import type { JsonPage, PagePosition, PageRequest } from './json-page.sql';
import { sendJson } from '../../http/send-json';

/** Returns the page that the query requests; by default the first one with the default size. */
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

/** Sends a page as a JSON array, with a `Link` header to the next page if there may be one (RFC 8288). */
export function sendPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { json, nextAfter }: JsonPage,
): Promise<FastifyReply> {
  if (nextAfter) reply.header('Link', nextPageLink(request, nextAfter));
  return sendJson(reply, json);
}

/** Returns the value of the `Link` header to the next page. */
export function nextPageLink({ url }: FastifyRequest, nextAfter: PagePosition): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('after', `${nextAfter.createdAt.getTime()}-${nextAfter.id}`);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
