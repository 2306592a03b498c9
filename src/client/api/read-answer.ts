import type { ZodMiniType, output } from 'zod/mini';

/**
 * A response handler that reads JSON by its schema. An answer of another shape becomes RTK Query's
 * PARSING_ERROR, so that no component ever meets it; an empty body reads as null.
 */
export function readAnswer<Schema extends ZodMiniType>(schema: Schema) {
  return async (response: Response): Promise<output<Schema> | unknown> => {
    const text = await response.text();
    const answer: unknown = text ? JSON.parse(text) : null;
    return response.ok ? schema.parse(answer) : answer;
  };
}
