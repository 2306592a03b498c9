import type { output, input, ZodMiniType } from 'zod/mini';
import type { Call } from '../../contract/calls/call';
import type { PageQuery } from '../../contract/calls/request-fields';
import type { ApiCall } from './read-all-pages';

/** The fields of a call that its requests need: see `build/call-signature-loader.ts`. */
export type CallSignature = Pick<
  Call,
  'method' | 'path' | 'auth' | 'mediaType' | 'acceptsIdempotencyKey'
>;

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** The filters of a list, without its pages. */
type Filters<Query extends ZodMiniType> = Omit<output<Query>, keyof PageQuery>;

/** The fields of the body or the query; never if there are none. */
type Fields<Row extends Call> = Row extends { body: infer Body extends ZodMiniType }
  ? input<Body>
  : Row extends { query: infer Query extends ZodMiniType }
    ? [keyof Filters<Query>] extends [never]
      ? never
      : Filters<Query>
    : never;

type PathFields<Row extends Call> = Record<PathParameter<Row['path']>, string>;

/** The path parameters of a call and the fields of its body or query. */
export type CallFields<Row extends Call> = [Fields<Row>] extends [never]
  ? PathFields<Row>
  : [PathParameter<Row['path']>] extends [never]
    ? Fields<Row>
    : PathFields<Row> & Fields<Row>;

/** The argument of a call: its fields, or a path parameter alone. It can be left out if all fields can. */
export type CallArgument<Row extends Call> = [Fields<Row>] extends [never]
  ? [PathParameter<Row['path']>] extends [never]
    ? void
    : string
  : Partial<CallFields<Row>> extends CallFields<Row>
    ? CallFields<Row> | void
    : CallFields<Row>;

/** Returns the request of a call, whose argument is a `CallArgument` of it. */
export function toRequest(
  { method, path, mediaType }: CallSignature,
  argument: unknown,
): ApiCall & { url: string } {
  const fields = new Map(
    Object.entries(typeof argument === 'object' && argument !== null ? argument : {}),
  );
  const url = path.replaceAll(/\{(\w+)\}/g, (_parameter, name: string) => {
    const value = typeof argument === 'string' ? argument : String(fields.get(name));
    fields.delete(name);
    return encodeURIComponent(value);
  });
  return {
    url,
    ...(method !== 'GET' && { method }),
    ...(fields.size > 0 && { [method === 'GET' ? 'params' : 'body']: Object.fromEntries(fields) }),
    // What such a request overwrites is the resource of its URL.
    ...((method === 'PUT' || method === 'DELETE') && { idempotencyScope: url }),
    ...(mediaType && { responseHandler: 'text' as const }),
  };
}
