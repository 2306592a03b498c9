import * as z from 'zod/mini';
import { maxPageSize } from '../page-size';
import { requiredText } from '../text';

/** A list's cursor: an entry's time in epoch milliseconds and its id. */
export const cursorPattern = /^(\d{1,13})-(\S{1,200})$/;

const invalidCursor = 'The cursor is not valid.';

/** A page of a list: `limit` entries after the cursor from the previous response's Link header. */
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

/** In bytes: a whole product, as some clients send it, with every character escaped. */
export const productBodyLimit = 64 * 1024;

export const productIdSchema = requiredText('The productId is missing.', 200);

type IgnoredFields<Shape extends z.core.$ZodLooseShape> = {
  [Field in keyof Shape]: z.ZodMiniCatch<z.ZodMiniOptional<Shape[Field]>>;
};

/**
 * Fields that clients send according to the specification, but the server takes from its own records.
 * They may be missing or invalid.
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
