import type { output } from 'zod/mini';
import type { responseSchemas } from './response-schemas';

type Schemas = typeof responseSchemas;

/** The schemas load in their own chunk, in parallel with the first response. */
export const loadSchemas = () => import(/* webpackChunkName: "responses" */ './response-schemas');

/** A Standard Schema that RTK Query can use before the zod schema has loaded. */
interface AnswerSchema<Answer> {
  '~standard': {
    version: 1;
    vendor: 'zod';
    validate: (answer: unknown) => Promise<{ value: Answer } | { issues: readonly Issue[] }>;
  };
}
interface Issue {
  message: string;
  path?: readonly PropertyKey[];
}

/**
 * The schema of a response: `responseSchema` of an endpoint of the same type, or
 * `rawResponseSchema` where the response is transformed.
 */
export function responseSchema<Name extends keyof Schemas>(
  name: Name,
): AnswerSchema<output<Schemas[Name]>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: async (answer) => {
        const { responseSchemas } = await loadSchemas();
        const parsed = responseSchemas[name].safeParse(answer);
        return parsed.success
          ? { value: parsed.data as output<Schemas[Name]> }
          : { issues: parsed.error.issues };
      },
    },
  };
}
