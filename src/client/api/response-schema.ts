import type { output, ZodMiniType } from 'zod/mini';
import type { permissiveResponses } from './permissive-responses';

type PermissiveResponses = typeof permissiveResponses;
export type PermissiveResponseName = keyof PermissiveResponses;

/** What an endpoint resolves to: the output of a permissive response if it has one, else of the call's response. */
export type ResponseOf<
  Row extends { response: ZodMiniType },
  Permissive extends PermissiveResponseName,
> = [Permissive] extends [never]
  ? output<Row['response']>
  : output<PermissiveResponses[Permissive]>;

/** Loads the chunk of the schemas, in parallel with the first response. */
const loadReader = () =>
  Promise.all([
    import(/* webpackChunkName: "responses" */ './tolerant-schemas'),
    import(/* webpackChunkName: "responses" */ './permissive-responses'),
  ]);

/** Returns a function that loads the schema with which the response of a call is read. */
export function schemaLoader(
  loadRow: () => Promise<{ response: ZodMiniType }>,
  permissive?: PermissiveResponseName,
): () => Promise<ZodMiniType> {
  return async () => {
    const [[{ tolerantSchema }, { permissiveResponses }], { response }] = await Promise.all([
      loadReader(),
      loadRow(),
    ]);
    return permissive ? permissiveResponses[permissive] : tolerantSchema(response);
  };
}

/** A Standard Schema that RTK Query can use before the zod schema has loaded. */
export interface LazySchema<Body> {
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

/** Returns the schema for an endpoint's `responseSchema` option. */
export function lazySchema<Body>(load: () => Promise<ZodMiniType>): LazySchema<Body> {
  return {
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: async (body) => {
        const parsed = (await load()).safeParse(body);
        return parsed.success ? { value: parsed.data as Body } : { issues: parsed.error.issues };
      },
    },
  };
}
