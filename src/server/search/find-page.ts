import { searchPageSize, type Search, type SearchSortOrder } from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import type { Cursor } from './cursor';
import { countFacets, type Counts } from './facets';
import { matchesQuery, priceRange, type Filters } from './filters';
import { rankedPage } from './ranked-page';
import type { QueryInterpretation } from './parse-query';
import { sortedPage, type PageEntry } from './sorted-page';

export interface PageLookup {
  search: Search;
  /** Whether few products match the words of the query. */
  isSelective: boolean;
  filters: Filters;
  order: SearchSortOrder;
  cursor: Cursor | undefined;
}

/**
 * Finds a page for the first interpretation that matches any product. An interpretation whose matches
 * are all excluded by the filters counts as right: its page is returned, without products.
 */
export async function findFirstMatch(
  database: Queryable,
  interpretations: QueryInterpretation[],
  lookup: PageLookup,
): Promise<FoundPage | undefined> {
  const [first, ...others] = interpretations;
  if (!first) return undefined;
  const page = await findPage(database, first, lookup);
  if (page.entries.length > 0 || others.length === 0) return page;
  if (lookup.filters.size > 0 && (await hasMatches(database, first))) return page;
  for (const interpretation of others) {
    if (await hasMatches(database, interpretation))
      return findPage(database, interpretation, lookup);
  }
  return { ...page, interpretation: { ...first, correctedText: null } };
}

async function hasMatches(database: Queryable, { query }: QueryInterpretation): Promise<boolean> {
  const found = await database.query(sql`
    select id from products where ${matchesQuery(query, new Map())} limit 1`);
  return found.length > 0;
}

export type FoundEntry = PageEntry & Pick<Cursor, 'window'>;

export interface FoundPage {
  interpretation: QueryInterpretation;
  /** The entries of the page, and one more if there is another page. */
  entries: FoundEntry[];
  counts: Counts;
}

/** Counts the matches before it reads the page, because the counts contain the ids to rank. */
async function findPage(
  database: Queryable,
  interpretation: QueryInterpretation,
  { search, isSelective, filters, order, cursor }: PageLookup,
): Promise<FoundPage> {
  const { query } = interpretation;
  const counts = await countFacets(database, query, { filters, isSelective, search });
  const findEntries = (): Promise<FoundEntry[]> | [] => {
    const limit = searchPageSize + 1;
    if (counts.total.count === 0) return [];
    if (query && order === 'relevance') {
      const isComplete = counts.total.isExact;
      // For frequent words, ranking the known ids would be slower than reading the sorted indexes.
      const newest = isComplete || isSelective ? { ids: counts.ids, isComplete } : undefined;
      return rankedPage(database, query, { filters, newest, after: cursor, limit });
    }
    const sortOrder = order === 'relevance' ? 'newest' : order;
    const where = matchesQuery(query, filters);
    const prices = priceRange(search);
    return sortedPage(database, { where, prices, order: sortOrder, after: cursor, limit });
  };
  return { interpretation, entries: await findEntries(), counts };
}
