import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../../app-options';
import { sendJson } from '../../../http/send-json';
import { openApiDocument } from './openapi-document';
import { openApiPage } from './documentation-page';

/** Serves the OpenAPI document and, if enabled, a page that shows it. */
export async function apiDescriptionRoutes(
  api: FastifyInstance,
  { apiDocs }: AppOptions,
): Promise<void> {
  // At the first request, because converting the schemas takes longer than the rest of the server's start.
  let json: string | undefined;
  api.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(openApiDocument(api.prefix));
    return sendJson(reply, json);
  });
  if (!apiDocs) return;
  let page: string | undefined;
  api.get('/docs', (_request, reply) => {
    page ??= openApiPage(openApiDocument(api.prefix));
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
