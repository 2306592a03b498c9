import type { FastifyInstance } from 'fastify';

/** Reads JSON, and takes an empty body for none: some clients label even that as JSON. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else return parseJson(request, body.toString(), done);
  });
}
