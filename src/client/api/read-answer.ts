import type { output } from 'zod/mini';
import type { answerSchemas } from './answer-schemas';

type Schemas = typeof answerSchemas;

export const loadSchemas = () => import(/* webpackChunkName: "answers" */ './answer-schemas');

/**
 * A response handler that reads JSON by its schema. An answer of another shape becomes RTK Query's
 * PARSING_ERROR, so that no component ever meets it; an empty body reads as null.
 */
export function readAnswer<Name extends keyof Schemas>(name: Name) {
  // They come while the answer does. Whether they came is asked when there is one.
  const loading = loadSchemas();
  loading.catch(() => undefined);
  return async (response: Response): Promise<output<Schemas[Name]> | unknown> => {
    const text = await response.text();
    if (!response.ok) return text ? JSON.parse(text) : null;
    const { parseAnswer } = await loading;
    return parseAnswer(name, { text, address: response.url });
  };
}
