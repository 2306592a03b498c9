import type { output } from 'zod/mini';
import type { answerSchemas } from './answer-schemas';

type Schemas = typeof answerSchemas;

/** They come in a chunk of their own, while the first answer does. */
export const loadSchemas = () => import(/* webpackChunkName: "answers" */ './answer-schemas');

/** A Standard Schema as RTK Query reads it, of which only the type is known beforehand. */
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
 * The schema of an answer, for `responseSchema` of an endpoint of the very type that it reads, or
 * for `rawResponseSchema` where the answer is transformed.
 */
export function answerOf<Name extends keyof Schemas>(
  name: Name,
): AnswerSchema<output<Schemas[Name]>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: async (answer) => {
        const { answerSchemas } = await loadSchemas();
        const read = answerSchemas[name].safeParse(answer);
        return read.success
          ? { value: read.data as output<Schemas[Name]> }
          : { issues: read.error.issues };
      },
    },
  };
}
