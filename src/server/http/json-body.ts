import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error';

/** No body of the contract comes near it; JSON.stringify overflows the stack at some thousands. */
const deepestNesting = 50;

/**
 * Reads JSON, and takes an empty body for none: some clients label even that as JSON. What is nested
 * too deeply is refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else {
      return parseJson(request, body.toString(), (error, value) => {
        if (isDeeper(value, deepestNesting))
          done(new HttpError(400, 'The JSON is nested too deeply.'));
        else done(error, value);
      });
    }
  });
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
