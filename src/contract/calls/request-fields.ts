import * as z from 'zod/mini';
import { maxPageSize } from '../platform/page-size';
import { requiredText } from '../text/text';

/** The cursor of a list: the time of an entry in epoch milliseconds, and its id. The key of a job may have a space. */
export const cursorPattern = /^(\d{1,13})-(.{1,200})$/;

const invalidCursor = 'The cursor is not valid.';

/** A page of a list: `limit` entries after a cursor, which comes from the Link header of the previous page. */
export const pageQuery = z.object({
  limit: z.optional(
    z.coerce
      .number()
      .check(
        z.int('The limit must be a whole number.'),
        z.minimum(1, 'The limit must be at least 1.'),
        z.maximum(maxPageSize, `The limit must be at most ${maxPageSize}.`),
      ),
  ),
  after: z.optional(z.string(invalidCursor).check(z.regex(cursorPattern, invalidCursor))),
});
export type PageQuery = z.output<typeof pageQuery>;

/** What the exports of lists have in common: only admins take a whole list along. */
export const listExport = {
  auth: 'Admin',
  perMinute: 10,
  mediaType: 'text/csv',
  response: z.string(),
} as const;

/** The limit in bytes: enough for a product with all fields and every character escaped. */
export const productBodyLimit = 64 * 1024;

export const productIdSchema = requiredText('The productId is missing.', 200);

type IgnoredFields<Shape extends z.core.$ZodLooseShape> = {
  [Field in keyof Shape]: z.ZodMiniCatch<z.ZodMiniOptional<Shape[Field]>>;
};

/**
 * Returns schemas for fields that clients send according to the specification, but that the server
 * ignores and takes from its own records. A missing or invalid value is accepted.
 */
export function ignoredFields<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): IgnoredFields<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    z.catch(z.optional(field as z.ZodMiniType), undefined),
  ]);
  return Object.fromEntries(fields) as IgnoredFields<Shape>;
}
