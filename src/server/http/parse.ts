import type * as z from 'zod/mini';
import { HttpError } from './http-error';

/**
 * Parses a part of a request.
 * @throws HttpError 400 with the message of the first issue
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  throw new HttpError(400, parsed.error.issues[0]?.message ?? 'The request is not valid.');
}
