import * as z from 'zod/mini';
import { searchSortOrders } from '../../contract/search';

const maxEpochMilliseconds = 9_999_999_999_999;
/** The creation time of a product in epoch milliseconds, and its id. */
const cursorKey = z.tuple([
  z.int().check(z.minimum(0), z.maximum(maxEpochMilliseconds)),
  z.string().check(z.regex(/^[^\0]{1,200}$/)),
]);
const lexeme = z.string().check(z.regex(/^[^\0]{1,300}$/));
const nonEmptyArray = <Schema extends z.ZodMiniType>(schema: Schema, maxLength: number) =>
  z.array(schema).check(z.minLength(1), z.maxLength(maxLength));
const query = nonEmptyArray(nonEmptyArray(nonEmptyArray(lexeme, 20), 80), 8);

/**
 * The position after which the next page of a search begins. It contains the interpreted query, because
 * the vocabulary may change between pages.
 */
const cursor = z.object({
  order: z.enum(searchSortOrders),
  query: z.nullable(query),
  /** The query as text, if it differs from what was typed. */
  correctedText: z.nullable(z.string().check(z.maxLength(300))),
  /** The last product's sort value: its price key, its rank by relevance, or 0 when sorted by time. */
  value: z.int(),
  /** The key of the last product of the page. */
  last: cursorKey,
  /**
   * When sorted by relevance: the first and last key of the ranked window, and whether it has matches by
   * name.
   */
  window: z.optional(z.object({ ofNames: z.boolean(), first: cursorKey, last: cursorKey })),
});
export type Cursor = z.infer<typeof cursor>;
export type CursorKey = z.infer<typeof cursorKey>;

export function encodeCursor(value: Cursor): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Returns undefined for an invalid cursor: the search then starts at the first page. */
export function decodeCursor(text: string): Cursor | undefined {
  try {
    const parsed = cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
