import { parseSearchParams, toSearchParams, type Search } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { currentCategoryIds } from '../catalogue/categories.sql';
import { facetLexemes, priceRange } from './filters.sql';
import { interpretSearch } from './interpret-search';
import { nearbyPlaces } from './nearby-places';
import type { SynonymTable } from './synonym-table';
import { queryText, type Alternative, type Group } from './ts-query';

/** What a product must have for a saved search to find it. */
interface SavedCondition {
  /** The text of a tsquery; null for any product. */
  termQuery: string | null;
  /** A product has one of these if it matches. */
  keyTerms: string[];
  /** In cents; null without a limit. */
  lowestPrice: number | null;
  highestPrice: number | null;
  /** The parameters of the other filters; null without any. */
  otherFilters: string | null;
}

/** The key term of saved searches that need none: every product is compared with them. */
export const anyTerm = '#any';

/** Interprets a saved search like a typed one, but also by words and brands that no product has yet. */
export async function interpretSavedSearch(
  database: Queryable,
  query: string,
  synonyms: SynonymTable,
): Promise<SavedCondition> {
  const saved = parseSearchParams(new URLSearchParams(query));
  const category = await currentCategoryIds(database, saved.category ?? []);
  const requested = { ...saved, exact: true, ...(category.length > 0 && { category }) };
  const options = { awaitsProducts: true };
  const { search, asTyped } = await interpretSearch(database, requested, synonyms, options);
  const prices = priceRange(search);
  const [lowestPrice, highestPrice] = prices ?? [null, null];
  const facets = facetGroups(search);
  const required = [...(asTyped?.query?.required ?? []), ...facets];
  const termQuery = queryText({ required, excluded: asTyped?.query?.excluded });
  return {
    termQuery: termQuery || null,
    // Without a word that could be found, nothing matches.
    keyTerms: asTyped ? keyTermsOf(required) : [],
    lowestPrice,
    highestPrice,
    otherFilters: otherFilters(search, prices !== undefined) || null,
  };
}

/** The groups of the filters that are lexemes. They say less than most words. */
function facetGroups(search: Search): Group[] {
  const nearby = nearbyPlaces(search)?.map(({ value }) => value);
  const facets = [
    ['place', search.place],
    ['brand', search.brand],
    ['place', nearby],
    ['category', search.category],
  ] as const;
  return facets.flatMap(([name, values = []]) => {
    const exact = values.map((value) => [facetLexemes[name](value)]);
    return exact.length > 0 ? [{ exact, similar: [], weight: 0 }] : [];
  });
}

/** Returns one lexeme of each alternative of the group that the fewest products match. */
function keyTermsOf(required: Group[]): string[] {
  const [rarest] = [...required].sort((one, other) => other.weight - one.weight);
  if (!rarest) return [anyTerm];
  return [...new Set([...rarest.exact, ...rarest.similar].flatMap(longest))];
}

const longest = (lexemes: Alternative) =>
  [...lexemes].sort((one, other) => other.length - one.length).slice(0, 1);

/** Returns the parameters of the filters that neither lexemes nor prices contain. */
function otherFilters(search: Search, hasPrices: boolean): string {
  const { text, exact, order, after, category, brand, place, near, within, ...others } = search;
  const prices = hasPrices ? { priceFrom: undefined, priceTo: undefined } : {};
  return toSearchParams({ ...others, ...prices }).toString();
}
