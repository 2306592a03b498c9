import fp from 'fastify-plugin';
import { HttpError } from '../../http/http-error';

/**
 * No valid body is nested this deeply. With some thousand levels, JSON.stringify would overflow the stack.
 */
const maxDepth = 50;

/** Parses JSON bodies with a limited depth. Accepts an empty body, which some clients send as JSON. */
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
