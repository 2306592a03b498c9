import * as z from 'zod/mini';
import type { WatchAttribute } from '../selling/product-fields';
import { priceCurrencySchema } from '../selling/price-currency';
import { conditions, productSchema } from '../selling/product';
import { skipInvalid } from '../platform/tolerance';
import { maxPlaceNameLength, searchRadii } from './places';

/**
 * The sort orders of a search. By price, products whose price can't be parsed come last. `nearest` is the order only
 * near a place.
 */
export const searchSortOrders = ['relevance', 'newest', 'priceUp', 'priceDown', 'nearest'] as const;
export type SearchSortOrder = (typeof searchSortOrders)[number];

/** The attributes whose values are facets (docs/catalogue.md#attributes-of-a-watch). */
export const attributeFacets = [
  'movement',
  'caseMaterial',
  'dialColour',
] as const satisfies WatchAttribute[];
export type AttributeFacet = (typeof attributeFacets)[number];

/** The number of products per page of a search: fills the rows of 2 and 3 columns. */
export const searchPageSize = 24;

/** The maximum length of each parameter in characters. */
export const maxSearchTextLength = 200;
const maxValueLength = 200;
const maxCursorLength = 4000;
/** The maximum number of categories, brands or places that can be chosen together. */
const maxChosenValues = 50;

/** Makes an invalid parameter undefined, so that every URL is a valid search. */
function ignoreInvalid<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

/** A trimmed text that is not empty. */
const textSchema = (maxLength: number) =>
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

const wholeNumberSchema = (pattern: RegExp) =>
  z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const unitsSchema = wholeNumberSchema(/^\d{1,9}$/);
const yearSchema = wholeNumberSchema(/^\d{4}$/);
const millimetresSchema = wholeNumberSchema(/^\d{1,3}$/);
const radiusSchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{2,3}$/)), z.transform(Number)),
  z.literal(searchRadii),
);

/** One or several facet values, sorted, so that equal searches are equal texts. */
const facetValuesSchema = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((values) => {
    const known = [values].flat().flatMap((each) => {
      const parsed = textSchema(maxValueLength).safeParse(each);
      return parsed.success ? [parsed.data] : [];
    });
    const distinct = [...new Set(known)].slice(0, maxChosenValues).sort();
    return distinct.length > 0 ? distinct : undefined;
  }),
);

const flagSchema = z.pipe(
  z.literal('1'),
  z.transform(() => true),
);

/** One or more conditions, without unknown ones. */
const conditionsSchema = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((values) => {
    const knownConditions = conditions.filter((condition) => [values].flat().includes(condition));
    return knownConditions.length > 0 ? knownConditions : undefined;
  }),
);

/**
 * The parameters of a search, in the URL of /search and the query of GET /search (docs/finding.md#search). A product
 * matches if it has one of the chosen values of each facet.
 * - `brand` and `place` are facet values, `category` are _ids, `seller` is a uid.
 * - Prices are whole units of the shop's currency. `priceOnRequest` also finds prices that are not an amount in it.
 * - `madeFrom` and `madeTo` are years of production.
 * - `diameterFrom` and `diameterTo` are whole millimetres of the case.
 * - `wellRated` finds watches of sellers with at least `minGoodRating` stars on average.
 * - `box` and `papers` find watches that have them.
 * - `shipped` finds watches that their sellers send.
 * - `near` is the name of a town, `within` the largest distance from it in km (`defaultRadius` without it).
 * - `exact` searches for the text as typed, without correcting or dropping words.
 * - `after` is the `next` of the previous response.
 */
export const searchQuery = z.object({
  text: ignoreInvalid(textSchema(maxSearchTextLength)),
  exact: ignoreInvalid(flagSchema),
  category: ignoreInvalid(facetValuesSchema),
  condition: ignoreInvalid(conditionsSchema),
  seller: ignoreInvalid(textSchema(maxValueLength)),
  brand: ignoreInvalid(facetValuesSchema),
  priceFrom: ignoreInvalid(unitsSchema),
  priceTo: ignoreInvalid(unitsSchema),
  priceOnRequest: ignoreInvalid(flagSchema),
  yearFrom: ignoreInvalid(yearSchema),
  yearTo: ignoreInvalid(yearSchema),
  place: ignoreInvalid(facetValuesSchema),
  near: ignoreInvalid(textSchema(maxPlaceNameLength)),
  within: ignoreInvalid(radiusSchema),
  verified: ignoreInvalid(flagSchema),
  wellRated: ignoreInvalid(flagSchema),
  movement: ignoreInvalid(facetValuesSchema),
  caseMaterial: ignoreInvalid(facetValuesSchema),
  dialColour: ignoreInvalid(facetValuesSchema),
  diameterFrom: ignoreInvalid(millimetresSchema),
  diameterTo: ignoreInvalid(millimetresSchema),
  madeFrom: ignoreInvalid(yearSchema),
  madeTo: ignoreInvalid(yearSchema),
  box: ignoreInvalid(flagSchema),
  papers: ignoreInvalid(flagSchema),
  shipped: ignoreInvalid(flagSchema),
  order: ignoreInvalid(z.enum(searchSortOrders)),
  after: ignoreInvalid(textSchema(maxCursorLength)),
});
export type Search = z.output<typeof searchQuery>;

/** Parses a search from URL parameters. */
export function parseSearchParams(params: URLSearchParams): Search {
  const entries = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  return searchQuery.parse(Object.fromEntries(entries));
}

/** Returns the URL parameters of a search, in a fixed order and without an order that has no effect. */
export function toSearchParams(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(searchQuery.shape) as (keyof Search)[]) {
    const value = search[name];
    const isDefault = value === 'relevance' || (value === 'nearest' && search.near === undefined);
    if (value === undefined || isDefault) continue;
    for (const each of [value].flat()) params.append(name, each === true ? '1' : String(each));
  }
  return params;
}

/** A value of a facet, such as a brand, with the number of its matches. */
const facetValueSchema = z.object({ value: z.string(), label: z.string(), count: z.number() });
export type FacetValue = z.infer<typeof facetValueSchema>;

/** The number of matches from a price to below another one, in whole units of the shop's currency. */
const priceBandSchema = z.object({ from: z.number(), to: z.number(), count: z.number() });
export type PriceBand = z.infer<typeof priceBandSchema>;

/** The filters that a user can remove. A range counts as one filter. */
export const searchFilters = [
  'category',
  'condition',
  'seller',
  'brand',
  'price',
  'year',
  'place',
  'near',
  'verified',
  'wellRated',
  ...attributeFacets,
  'caseDiameter',
  'yearOfProduction',
  'box',
  'papers',
  'shipped',
] as const;
export type SearchFilter = (typeof searchFilters)[number];

/**
 * Filters or a sort order that the server read from words of the text, e.g. "under 300". `words` are these
 * words as typed.
 */
export const interpretedWordsSchema = z.object({
  words: z.string(),
  /** The name of a filter that is no other parameter, such as "not black" or "41.5 mm". */
  label: z.optional(z.string()),
  priceFrom: z.optional(z.number()),
  priceTo: z.optional(z.number()),
  order: z.optional(z.enum(searchSortOrders)),
});
export type InterpretedWords = z.infer<typeof interpretedWordsSchema>;

/**
 * The response to a search. If the total is not exact, there are more than `count` matches, and the
 * facets count only the newest ones. Each facet counts the matches without its own filter. It includes
 * the selected values even if their count is 0.
 */
export const searchResponseSchema = z.object({
  products: z.array(productSchema),
  total: z.object({ count: z.number(), isExact: z.boolean() }),
  facets: z.object({
    category: z.array(facetValueSchema),
    condition: z.array(facetValueSchema),
    brand: z.array(facetValueSchema),
    seller: z.array(facetValueSchema),
    place: z.array(facetValueSchema),
    verified: z.number(),
    /** The number of matches of well-rated sellers. Absent from older servers. */
    wellRated: z.optional(z.number()),
    /** The number of matches whose price is no amount in the shop's currency. */
    priceOnRequest: z.optional(z.number()),
    /** The numbers of matches by price, from the lowest band with a match to the highest. */
    prices: z.optional(z.array(priceBandSchema)),
    movement: z.optional(z.array(facetValueSchema)),
    caseMaterial: z.optional(z.array(facetValueSchema)),
    dialColour: z.optional(z.array(facetValueSchema)),
    /** The number of matches with a known case diameter and year of production. */
    caseDiameter: z.optional(z.number()),
    yearOfProduction: z.optional(z.number()),
    /** The number of matches with a box, and with papers. */
    box: z.optional(z.number()),
    papers: z.optional(z.number()),
    /** The number of matches that their sellers send. Absent from older servers. */
    shipped: z.optional(z.number()),
  }),
  /** With `near`: the distance of each product's town in whole km, by the product's _id. */
  distances: z.optional(z.record(z.string(), z.number())),
  /** A corrected text, if it matches far more products than the typed text; else null. */
  didYouMean: z.nullable(z.string()),
  /** Whether `products` are those of `didYouMean`, because the typed text matches nothing. */
  isCorrected: z.boolean(),
  /** The words of the text that act as filters or as the sort order instead of as words. */
  interpreted: z.optional(z.array(interpretedWordsSchema)),
  /** Words of the text that were ignored, because no product matches all of them. */
  droppedWords: z.optional(z.array(z.string())),
  /** Sold products whose names have all words, if none that is for sale has. The results are similar ones. */
  sold: z.optional(
    z.array(
      z.object({
        id: z.string(),
        productName: z.string(),
        sellingPrice: z.string(),
        currency: priceCurrencySchema,
      }),
    ),
  ),
  /**
   * Suggestions for a search without results: filters to drop, and the number of matches without
   * them. Several filters are dropped together only if dropping a single one finds nothing.
   */
  dropping: z.array(z.object({ filters: z.array(z.enum(searchFilters)), count: z.number() })),
  /** The cursor of the next page; null on the last page. */
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
skipInvalid(suggestionSchema);
export type Suggestion = z.infer<typeof suggestionSchema>;
