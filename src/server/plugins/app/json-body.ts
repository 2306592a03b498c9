import fp from 'fastify-plugin';
import { HttpError } from '../../http/http-error';

/** No body of the contract comes near it; JSON.stringify overflows the stack at some thousands. */
const maxDepth = 50;

/** Parses JSON with a limit on its depth. Some clients send an empty body with a JSON content type. */
export const jsonBodyPlugin = fp(
  async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') return done(null, undefined);
      return parseJson(request, body.toString(), (error, value) => {
        if (isDeeper(value, maxDepth)) done(new HttpError(400, 'The JSON is nested too deeply.'));
        else done(error, value);
      });
    });
  },
  { name: 'json-body' },
);

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
