import * as z from 'zod/mini';
import { searchSortOrders } from '../../contract/search';

const latest = 9_999_999_999_999;
const moment = z.tuple([
  z.int().check(z.minimum(0), z.maximum(latest)),
  z.string().check(z.regex(/^[^\0]{1,200}$/)),
]);
const lexeme = z.string().check(z.regex(/^[^\0]{1,300}$/));
const someOf = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z.array(schema).check(z.minLength(1), z.maxLength(most));
const query = someOf(someOf(someOf(lexeme, 20), 80), 8);

/**
 * Where a page of a search ends. It holds how the text was read, because the vocabulary grows
 * meanwhile; a time is in epoch milliseconds, with the product's id.
 */
const position = z.object({
  order: z.enum(searchSortOrders),
  query: z.nullable(query),
  /** What that says, where it is not what was typed. */
  meant: z.nullable(z.string().check(z.maxLength(300))),
  /** The last product's number in a sort by price; its rank by relevance. */
  value: z.int(),
  last: moment,
  /** By relevance: whether the window is of names, and the newest and the oldest product in it. */
  window: z.optional(z.object({ ofNames: z.boolean(), first: moment, last: moment })),
});
export type Position = z.infer<typeof position>;
export type Moment = z.infer<typeof moment>;

export function writePosition(value: Position): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Undefined for what is none: then the search begins anew. */
export function readPosition(text: string): Position | undefined {
  try {
    const parsed = position.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
