import type { output } from 'zod/mini';
import type { responseSchemas } from './response-schemas';

type Schemas = typeof responseSchemas;

/** Loads the chunk of the schemas, in parallel with the first response. */
export const loadSchemas = () => import(/* webpackChunkName: "responses" */ './response-schemas');

/** A Standard Schema that RTK Query can use before the zod schema has loaded. */
interface LazySchema<Body> {
  '~standard': {
    version: 1;
    vendor: 'zod';
    validate: (body: unknown) => Promise<{ value: Body } | { issues: readonly Issue[] }>;
  };
}
interface Issue {
  message: string;
  path?: readonly PropertyKey[];
}

/**
 * Returns the schema for an endpoint's `responseSchema` option, by its name in `responseSchemas`.
 */
export function responseSchema<Name extends keyof Schemas>(
  name: Name,
): LazySchema<output<Schemas[Name]>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: async (body) => {
        const { responseSchemas } = await loadSchemas();
        const parsed = responseSchemas[name].safeParse(body);
        return parsed.success
          ? { value: parsed.data as output<Schemas[Name]> }
          : { issues: parsed.error.issues };
      },
    },
  };
}
