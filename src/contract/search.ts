import * as z from 'zod/mini';
import { conditions, productSchema } from './product';

/** How the products of a search are sorted; products whose price can't be read come last by price. */
export const searchSortOrders = ['relevance', 'newest', 'priceUp', 'priceDown'] as const;
export type SearchSortOrder = (typeof searchSortOrders)[number];

/** Products of one page of a search. */
export const searchPageSize = 60;

/** A seller's words are longer than anybody types into a search. */
const maxSearchTextLength = 200;
const longestValue = 200;
const longestPosition = 4000;

/** What can't be read counts as not said: an address is never a fault. */
function dropped<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

const text = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.trim()),
    ),
    z.string().check(
      z.minLength(1),
      z.maxLength(longest),
      z.refine((value) => !value.includes('\0')),
    ),
  );

const wholeNumber = (pattern: RegExp) =>
  z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const dollars = wholeNumber(/^\d{1,9}$/);
const year = wholeNumber(/^\d{4}$/);

const someConditions = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((values) => {
    const known = conditions.filter((condition) => [values].flat().includes(condition));
    return known.length > 0 ? known : undefined;
  }),
);

/**
 * Specification 10.23: what is searched for, as the address of /search and the query of GET /search
 * have it. Prices are whole dollars; `brand` and `place` are values of a facet, `category` and
 * `seller` an _id and a uid; `after` is the `next` of an answer.
 */
export const searchQuery = z.object({
  text: dropped(text(maxSearchTextLength)),
  category: dropped(text(longestValue)),
  condition: dropped(someConditions),
  seller: dropped(text(longestValue)),
  brand: dropped(text(longestValue)),
  priceFrom: dropped(dollars),
  priceTo: dropped(dollars),
  yearFrom: dropped(year),
  yearTo: dropped(year),
  place: dropped(text(longestValue)),
  verified: dropped(
    z.pipe(
      z.literal('1'),
      z.transform(() => true),
    ),
  ),
  order: dropped(z.enum(searchSortOrders)),
  after: dropped(text(longestPosition)),
});
export type Search = z.output<typeof searchQuery>;

/** Reads a search from an address. */
export function parseSearchParams(address: URLSearchParams): Search {
  const given = [...new Set(address.keys())].map((name) => {
    const values = address.getAll(name);
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  return searchQuery.parse(Object.fromEntries(given));
}

/** A search as an address has it, in one spelling; `relevance` goes without saying. */
export function toSearchParams(search: Search): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of Object.keys(searchQuery.shape) as (keyof Search)[]) {
    const value = search[name];
    if (value === undefined || value === 'relevance') continue;
    for (const each of [value].flat()) address.append(name, each === true ? '1' : String(each));
  }
  return address;
}

const facetSchema = z.object({ value: z.string(), label: z.string(), count: z.number() });
export type Facet = z.infer<typeof facetSchema>;

/** The filters as one takes them back: a range is one. */
export const searchFilters = [
  ...(['category', 'condition', 'seller', 'brand', 'price', 'year', 'place', 'verified'] as const),
] as const;
export type SearchFilter = (typeof searchFilters)[number];

/**
 * The answer to a search. Where the total is not exact there are more than `count`, and the facets
 * count the newest of them. Each facet counts what there were without its own filter, and has what is
 * chosen of it, be it none.
 */
export const searchResponseSchema = z.object({
  products: z.array(productSchema),
  total: z.object({ count: z.number(), isExact: z.boolean() }),
  facets: z.object({
    category: z.array(facetSchema),
    condition: z.array(facetSchema),
    brand: z.array(facetSchema),
    seller: z.array(facetSchema),
    place: z.array(facetSchema),
    verified: z.number(),
  }),
  /** Words close to those that were typed: of what was found, or of far more where that is little. */
  didYouMean: z.nullable(z.string()),
  /** The products are those of `didYouMean`, as nothing has the words that were typed. */
  isCorrected: z.boolean(),
  /**
   * When nothing was found: the filters without which there were something, and how much. Several
   * at once are named only where one of them is not enough.
   */
  dropping: z.array(z.object({ filters: z.array(z.enum(searchFilters)), count: z.number() })),
  /** The `after` of the next page. */
  next: z.nullable(z.string()),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

const suggestionKinds = ['product', 'brand', 'category', 'words'] as const;

/** `id` is the product's, the category's, or the brand's as a filter. */
export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  id: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
