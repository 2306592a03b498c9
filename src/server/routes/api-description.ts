import type { FastifyInstance } from 'fastify';
import { sendJson } from '../http/send-json';
import { openApiDocument } from '../openapi/document';
import { openApiPage } from '../openapi/page';

/**
 * Describes the API to programs and, where wanted, to people. The description is no secret: it tells
 * what the pages' own scripts and this source tell, and every call asks for itself who may make it.
 */
export function apiDescriptionRoutes(api: FastifyInstance, withPage: boolean): void {
  const document = openApiDocument(api.prefix);
  const json = JSON.stringify(document);
  api.get('/openapi.json', (_request, reply) => sendJson(reply, json));
  if (!withPage) return;
  const page = openApiPage(document);
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
