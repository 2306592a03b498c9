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
  const document = openApiDocument(api.prefix);
  const json = JSON.stringify(document);
  api.get('/openapi.json', (_request, reply) => sendJson(reply, json));
  if (!apiDocs) return;
  const page = openApiPage(document);
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
