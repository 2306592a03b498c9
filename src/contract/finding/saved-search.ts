import * as z from 'zod/mini';
import { skipInvalid } from '../platform/tolerance';
import { toSearchParams, type Search, type SearchResponse } from './search';
import { searchTitle } from './search-title';

/** How often the user gets an email about new matches. */
export const alertFrequencies = ['atOnce', 'daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The maximum number of saved searches of a user. */
export const maxSavedSearches = 50;

/** More new matches are not counted. */
export const maxNewMatches = 100;

export const savedSearchSchema = z.object({
  id: z.string(),
  /** The parameters of the search's URL. */
  query: z.string(),
  /** The words and filters, as a text for people. */
  name: z.string(),
  frequency: z.enum(alertFrequencies),
  /** The number of watches for sale that it has found since the user opened it, at most `maxNewMatches`. */
  newMatches: z.number(),
  createdAt: z.string(),
});
skipInvalid(savedSearchSchema);
export type SavedSearch = z.output<typeof savedSearchSchema>;

export const searchToSaveSchema = z.object({
  query: z
    .string('The search is missing.')
    .check(z.minLength(1, 'Please search for something first.'), z.maxLength(2_000)),
});

export const alertFrequencySchema = z.object({
  frequency: z.enum(alertFrequencies, 'There is no such frequency of emails.'),
});

/** Returns what is saved of a search: the order and the page do not change what it finds. */
export const savedQuery = (search: Search): string =>
  toSearchParams({ ...search, order: undefined, after: undefined }).toString();

/** In the stored name of a search, which the erasure of the seller does not change. */
export const unnamedSeller = 'one seller';

/**
 * Returns the name of a search, such as "seamaster · Dive watches in Dhaka". It is stored, so it does not name the
 * seller.
 */
export function savedSearchName(search: Search, facets: SearchResponse['facets']): string {
  const { text, exact: _, ...filters } = search;
  const sellers = facets.seller.map((seller) => ({ ...seller, label: unnamedSeller }));
  const title = savedQuery(filters) && searchTitle(filters, { ...facets, seller: sellers });
  return [text, title].filter(Boolean).join(' · ');
}
