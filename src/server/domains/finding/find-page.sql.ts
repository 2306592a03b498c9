import {
  searchPageSize,
  type Search,
  type SearchSortOrder,
} from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import type { Cursor } from './cursor';
import { countFacets, type Counts } from './facets.sql';
import { matchesQuery, matchesTsQuery, priceRange, toFilters, type Filters } from './filters.sql';
import { rankedPage } from './ranked-page';
import { sortedPage, type PageEntry } from './sorted-page.sql';
import { namesFirstPage } from './names-first-page.sql';
import { nearbyPlaces } from './nearby-places';
import { nearestPage } from './nearest-page.sql';
import { queryText, type Query } from './ts-query';

export interface SearchPageRequest {
  search: Search;
  query: Query | null;
  /** Whether words of the text mean the sort order: matches by name then come first. */
  isOrderInterpreted: boolean;
  cursor: Cursor | undefined;
}

export type FoundEntry = PageEntry & Pick<Cursor, 'window' | 'matchesByName'>;

export interface FoundPage {
  /** The entries of the page, and one more if there is another page. */
  entries: FoundEntry[];
  counts: Counts;
  filters: Filters;
}

/** Counts the matches before it reads the page, because the counts contain the ids to rank. */
export async function findPage(
  database: Queryable,
  { search, query, isOrderInterpreted, cursor }: SearchPageRequest,
): Promise<FoundPage> {
  const isSelective = await isSelectiveQuery(database, query);
  const filters = toFilters(search, { isSelective });
  const order = effectiveOrder(search, query);
  const nearby = nearbyPlaces(search) ?? [];
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
    if (order === 'nearest') {
      const areFew = counts.total.isExact;
      const where = areFew
        ? sql`products.id in (select jsonb_array_elements_text(${jsonValue(counts.ids)}::text::jsonb))`
        : matchesQuery(query, filters);
      return nearestPage(database, { where, areFew, nearby, after: cursor, limit });
    }
    const sortOrder = order === 'relevance' ? 'newest' : order;
    const request = { order: sortOrder, prices: priceRange(search), after: cursor, limit };
    return query && isOrderInterpreted
      ? namesFirstPage(database, query, { ...request, filters })
      : sortedPage(database, { ...request, where: matchesQuery(query, filters) });
  };
  return { entries: await findEntries(), counts, filters };
}

/**
 * Returns the sort order of the search. Without a place that they are near to, products are sorted by relevance. Without
 * words to rank by, that becomes newest first.
 */
function effectiveOrder({ order, near }: Search, query: Query | null): SearchSortOrder {
  const isPossible = order !== undefined && order !== 'relevance' && (order !== 'nearest' || near);
  if (isPossible) return order;
  return query?.required.length ? 'relevance' : 'newest';
}

/** The number of newest products that are tested. */
const probeSize = 30;
const maxProbeMatches = 3;

/** Whether few products match the query, estimated from the newest products. */
async function isSelectiveQuery(database: Queryable, query: Query | null): Promise<boolean> {
  if (!query) return false;
  const newest = sql`
    select search_terms from products where ${matchesQuery(null, new Map())}
    order by created_at desc, id limit ${probeSize}`;
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from (${newest}) products where ${matchesTsQuery(queryText(query))}`);
  return (row?.count ?? 0) <= maxProbeMatches;
}
