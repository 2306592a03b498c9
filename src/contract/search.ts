import * as z from 'zod/mini';
import { conditions, productSchema } from './product';

/** Sort orders of a search; by price, products whose price can't be parsed come last. */
export const searchSortOrders = ['relevance', 'newest', 'priceUp', 'priceDown'] as const;
export type SearchSortOrder = (typeof searchSortOrders)[number];

/** Products per page of a search. */
export const searchPageSize = 60;

/** Maximum length of a search text, in characters. */
const maxSearchTextLength = 200;
const maxValueLength = 200;
const maxCursorLength = 4000;

/** An invalid parameter is ignored, so that no URL is an error. */
function ignoreInvalid<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

const text = (maxLength: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.trim()),
    ),
    z.string().check(
      z.minLength(1),
      z.maxLength(maxLength),
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
 * Specification 10.23: the parameters of a search, in the URL of /search and the query of GET /search.
 * Prices are whole dollars; `brand` and `place` are facet values, `category` is an _id, `seller` a uid,
 * `after` the `next` of the previous response.
 */
export const searchQuery = z.object({
  text: ignoreInvalid(text(maxSearchTextLength)),
  category: ignoreInvalid(text(maxValueLength)),
  condition: ignoreInvalid(someConditions),
  seller: ignoreInvalid(text(maxValueLength)),
  brand: ignoreInvalid(text(maxValueLength)),
  priceFrom: ignoreInvalid(dollars),
  priceTo: ignoreInvalid(dollars),
  yearFrom: ignoreInvalid(year),
  yearTo: ignoreInvalid(year),
  place: ignoreInvalid(text(maxValueLength)),
  verified: ignoreInvalid(
    z.pipe(
      z.literal('1'),
      z.transform(() => true),
    ),
  ),
  order: ignoreInvalid(z.enum(searchSortOrders)),
  after: ignoreInvalid(text(maxCursorLength)),
});
export type Search = z.output<typeof searchQuery>;

/** Parses a search from URL parameters. */
export function parseSearchParams(address: URLSearchParams): Search {
  const given = [...new Set(address.keys())].map((name) => {
    const values = address.getAll(name);
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  return searchQuery.parse(Object.fromEntries(given));
}

/** The canonical URL parameters of a search, without the default order `relevance`. */
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

/** The filters as the user removes them; a range is one filter. */
export const searchFilters = [
  ...(['category', 'condition', 'seller', 'brand', 'price', 'year', 'place', 'verified'] as const),
] as const;
export type SearchFilter = (typeof searchFilters)[number];

/**
 * The response to a search. An inexact total means more than `count`; the facets then count the newest
 * matches. Each facet counts the matches without its own filter and includes the selected value, even
 * with a count of 0.
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
  /** A spelling suggestion, where the typed words match nothing or far fewer products. */
  didYouMean: z.nullable(z.string()),
  /** Whether the products match `didYouMean`, because the typed words match nothing. */
  isCorrected: z.boolean(),
  /**
   * Filter relaxation for a search without results: filters to remove, and how many products are
   * found then. Several at once are listed only where removing a single one finds nothing.
   */
  dropping: z.array(z.object({ filters: z.array(z.enum(searchFilters)), count: z.number() })),
  /** The cursor of the next page. */
  next: z.nullable(z.string()),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

const suggestionKinds = ['product', 'brand', 'category', 'words'] as const;

/** `id` is the id of the product or category, or the facet value of the brand. */
export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  id: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
