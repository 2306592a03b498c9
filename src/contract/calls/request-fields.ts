import * as z from 'zod/mini';
import { maxPageSize } from '../page-size';
import { requiredText } from '../text';

/** An entry of a list, as `after` names it: its time in epoch milliseconds, and its id. */
export const cursorPattern = /^(\d{1,13})-(\S{1,200})$/;

/** Which page of a list: `limit` entries behind the one that the last answer's Link named. */
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
  after: z.optional(
    z.string('The cursor is not valid.').check(z.regex(cursorPattern, 'The cursor is not valid.')),
  ),
});
export type PageQuery = z.output<typeof pageQuery>;

/** Bytes: a product as some clients send it back, whole, its longest texts with each letter escaped. */
export const productBodyLimit = 64 * 1024;

export const productIdSchema = requiredText('The productId is missing.', 200);

type IgnoredFields<Shape extends z.core.$ZodLooseShape> = {
  [Field in keyof Shape]: z.ZodMiniCatch<z.ZodMiniOptional<Shape[Field]>>;
};

/**
 * Fields that the specification has a client send and the server knows better: whatever is sent in
 * their place, or not, is no fault.
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
