import { searchPageSize, type Search, type SearchSortOrder } from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import type { Position } from './cursor';
import { countFacets, type Counts } from './facets';
import { matchingQuery, priceRange, type Filters } from './filters';
import { rankedPage } from './ranked-page';
import type { Reading } from './read-text';
import { sortedPage, type Entry } from './sorted-page';

export interface Lookup {
  search: Search;
  /** Whether few products have the words. */
  isSparse: boolean;
  filters: Filters;
  order: SearchSortOrder;
  position: Position | undefined;
}

/**
 * What the first of the readings finds, or, where there is nothing of the kind at all, another one.
 * When it is only the filters that nothing passes, the text was understood.
 */
export async function findFirst(
  database: Queryable,
  readings: Reading[],
  lookup: Lookup,
): Promise<FoundPage | undefined> {
  const [first, ...others] = readings;
  if (!first) return undefined;
  const page = await findPage(database, first, lookup);
  if (page.entries.length > 0 || others.length === 0) return page;
  if (lookup.filters.size > 0 && (await findsAny(database, first))) return page;
  for (const reading of others) {
    if (await findsAny(database, reading)) return findPage(database, reading, lookup);
  }
  return { ...page, reading: { ...first, meant: null } };
}

async function findsAny(database: Queryable, { query }: Reading): Promise<boolean> {
  const found = await database.query(sql`
    select id from products where ${matchingQuery(query, new Map())} limit 1`);
  return found.length > 0;
}

export type FoundEntry = Entry & Pick<Position, 'window'>;

export interface FoundPage {
  reading: Reading;
  /** One more than a page has, where there is another one. */
  entries: FoundEntry[];
  counts: Counts;
}

/** It is counted first: the counts name what is to be ranked. */
async function findPage(
  database: Queryable,
  reading: Reading,
  { search, isSparse, filters, order, position }: Lookup,
): Promise<FoundPage> {
  const { query } = reading;
  const counts = await countFacets(database, query, { filters, isSparse, search });
  const findEntries = (): Promise<FoundEntry[]> | [] => {
    const limit = searchPageSize + 1;
    if (counts.total.count === 0) return [];
    if (query && order === 'relevance') {
      const isAll = counts.total.isExact;
      // Where many products have the words, the indexes that are sorted find them sooner.
      const newest = isAll || isSparse ? { ids: counts.ids, isAll } : undefined;
      return rankedPage(database, query, { filters, newest, after: position, limit });
    }
    const fixed = order === 'relevance' ? 'newest' : order;
    const where = matchingQuery(query, filters);
    const prices = priceRange(search);
    return sortedPage(database, { where, prices, order: fixed, after: position, limit });
  };
  return { reading, entries: await findEntries(), counts };
}
