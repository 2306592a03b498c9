import * as z from 'zod/mini';
import { searchSortOrders } from '../../contract/search';

const latest = 9_999_999_999_999;
const cursorKey = z.tuple([
  z.int().check(z.minimum(0), z.maximum(latest)),
  z.string().check(z.regex(/^[^\0]{1,200}$/)),
]);
const lexeme = z.string().check(z.regex(/^[^\0]{1,300}$/));
const someOf = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z.array(schema).check(z.minLength(1), z.maxLength(most));
const query = someOf(someOf(someOf(lexeme, 20), 80), 8);

/**
 * Where a page of a search ends. It contains the interpreted query, because the vocabulary changes
 * between pages. A key is a time in epoch milliseconds and the product's id.
 */
const cursor = z.object({
  order: z.enum(searchSortOrders),
  query: z.nullable(query),
  /** The query as text, if it differs from what was typed. */
  correctedText: z.nullable(z.string().check(z.maxLength(300))),
  /** The last product's price key, or its rank by relevance. */
  value: z.int(),
  last: cursorKey,
  /** By relevance: the window of ranked products, and whether it is of matches by name. */
  window: z.optional(z.object({ ofNames: z.boolean(), first: cursorKey, last: cursorKey })),
});
export type Cursor = z.infer<typeof cursor>;
export type CursorKey = z.infer<typeof cursorKey>;

export function encodeCursor(value: Cursor): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Undefined for an invalid cursor: the search then starts at the first page. */
export function decodeCursor(text: string): Cursor | undefined {
  try {
    const parsed = cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
