import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import { interpretedWordsSchema, searchSortOrders } from '../../../contract/finding/search';

const maxEpochMilliseconds = 9_999_999_999_999;
/** The creation time of a product in epoch milliseconds, and its id. */
const cursorKeySchema = z.tuple([
  z.int().check(z.minimum(0), z.maximum(maxEpochMilliseconds)),
  z.string().check(z.regex(/^[^\0]{1,200}$/)),
]);
const textSchema = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((value) => !value.includes('\0')),
  );
/** Alternative spellings or synonyms. Each is a list of lexemes that a product must all have. */
const alternativesSchema = z
  .array(z.array(textSchema(300)).check(z.minLength(1), z.maxLength(24)))
  .check(z.maxLength(40));
/** One word or phrase of the search. */
const groupSchema = z
  .object({ exact: alternativesSchema, similar: alternativesSchema, weight: z.number() })
  .check(z.refine(({ exact, similar }) => exact.length + similar.length > 0));
const querySchema = z
  .object({
    required: z.array(groupSchema).check(z.maxLength(16)),
    excluded: z.optional(z.array(groupSchema).check(z.minLength(1), z.maxLength(8))),
    optional: z.array(groupSchema).check(z.maxLength(16)),
    /** The typed words, separated by spaces. Products with this name rank first. */
    nameText: textSchema(1_000),
  })
  .check(z.refine(({ required, excluded = [] }) => required.length + excluded.length > 0));

/**
 * The position after which the next page of a search begins. It contains the parsed query, because the
 * words that are known may change between pages.
 */
const cursorSchema = z.object({
  /** The text and the order of the request to which the cursor belongs. */
  text: z.string(),
  requestedOrder: z.optional(z.enum(searchSortOrders)),
  query: z.nullable(querySchema),
  /** The query as text, if words were corrected. */
  correctedText: z.nullable(z.string()),
  droppedWords: z.array(z.string()),
  interpreted: z.array(interpretedWordsSchema),
  /** Of the page's last product: its price in cents, its rank by relevance, its distance in km, or 0 when sorted by time. */
  sortValue: z.int(),
  /** The key of the page's last product. */
  lastKey: cursorKeySchema,
  /**
   * When sorted by relevance, products are ranked in windows of 500: the first and last key of the last
   * product's window. Products whose name matches are in other windows than those that only mention the words.
   */
  window: z.optional(
    z.object({ matchesByName: z.boolean(), firstKey: cursorKeySchema, lastKey: cursorKeySchema }),
  ),
  /** When a word such as "cheap" chose the order: whether the name of the page's last product matches. */
  matchesByName: z.optional(z.boolean()),
});
export type Cursor = z.infer<typeof cursorSchema>;
export type CursorKey = z.infer<typeof cursorKeySchema>;

const maxCursorBytes = 100_000;

/** Encodes a cursor, compressed because it is a part of URLs. */
export function encodeCursor(value: Cursor): string {
  return deflateRawSync(JSON.stringify(value)).toString('base64url');
}

/** Returns undefined for an invalid cursor: the search then starts at the first page. */
export function decodeCursor(encoded: string): Cursor | undefined {
  try {
    const json = inflateRawSync(Buffer.from(encoded, 'base64url'), {
      maxOutputLength: maxCursorBytes,
    });
    const parsed = cursorSchema.safeParse(JSON.parse(json.toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
