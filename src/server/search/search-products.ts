import {
  searchPageSize,
  type Search,
  type SearchResponse,
  type SearchSortOrder,
} from '../../contract/search';
import type { Database, Queryable } from '../database/database';
import { sql } from '../database/sql';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';
import { suggestRelaxations } from './filter-relaxation';
import { countMatches, type Counts } from './facets';
import { toFilters, matchesTsQuery, hasQueryTerms, matchesQuery, type Filters } from './filters';
import { findFirstMatch, type FoundEntry } from './find-page';
import { queryText, type Query } from './ts-query';
import { parseQuery, type QueryInterpretation, type QueryInterpretations } from './parse-query';

/** The response of a search, with the ids of the products in display order instead of the products. */
export type SearchResult = Omit<SearchResponse, 'products'> & { ids: string[] };

/**
 * Finds the products for sale that match a search, from its cursor on. PostgreSQL's default
 * random_page_cost is for slow disks: with it, the planner would scan a tenth of all products instead of
 * using the index.
 */
export function searchProducts(database: Database, search: Search): Promise<SearchResult> {
  return database.transaction(async (tx) => {
    await tx.runScript('set local random_page_cost = 1.1');
    return searchInTransaction(tx, search);
  });
}

async function searchInTransaction(database: Queryable, search: Search): Promise<SearchResult> {
  const order = effectiveOrder(search);
  const cursor = readCursor(search);
  const { interpretations, alternative }: QueryInterpretations = cursor
    ? { interpretations: [cursor] }
    : await interpretQuery(database, search);
  const isSelective = await isSelectiveQuery(database, interpretations[0]);
  const filters = toFilters(search, { isSelective });
  const found = await findFirstMatch(database, interpretations, {
    search,
    isSelective,
    filters,
    order,
    cursor,
  });
  if (!found) return noResults;
  const { interpretation, entries, counts } = found;

  const page = entries.slice(0, searchPageSize);
  const lastEntry = entries.length > searchPageSize ? page.at(-1) : undefined;
  const isAlternativeBetter =
    alternative && (await hasFarMoreMatches(database, alternative.query, { filters, counts }));
  return {
    ids: page.map(({ id }) => id),
    ...{ total: counts.total, facets: counts.facets },
    didYouMean:
      interpretation.correctedText ?? (isAlternativeBetter ? alternative.correctedText : null),
    isCorrected: interpretation.correctedText !== null,
    dropping:
      entries.length === 0
        ? await suggestRelaxations(database, interpretation.query, { filters, counts })
        : [],
    next: lastEntry ? encodeCursor(cursorAfter(lastEntry, order, interpretation)) : null,
  };
}

/** With fewer matches, an alternative query may be suggested. */
const minGoodMatches = 5;

/** Whether the query finds few products, and the alternative query finds far more. */
async function hasFarMoreMatches(
  database: Queryable,
  query: Query | null,
  { filters, counts }: { filters: Filters; counts: Counts },
): Promise<boolean> {
  const { count } = counts.total;
  if (count >= minGoodMatches) return false;
  return (
    (await countMatches(database, matchesQuery(query, filters))) >=
    Math.max(minGoodMatches, 3 * count)
  );
}

/** The number of newest products that are tested. */
const probeSize = 30;
const maxProbeMatches = 3;

/** Whether few products match the query, estimated from the newest products. */
async function isSelectiveQuery(
  database: Queryable,
  interpretation: QueryInterpretation | undefined,
): Promise<boolean> {
  if (!interpretation?.query) return false;
  const newest = sql`
    select search_terms from products where ${matchesQuery(null, new Map())}
    order by created_at desc, id limit ${probeSize}`;
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from (${newest}) products where ${matchesTsQuery(queryText(interpretation.query))}`);
  return (row?.count ?? 0) <= maxProbeMatches;
}

const noResults: SearchResult = {
  ids: [],
  total: { count: 0, isExact: true },
  facets: {
    category: [],
    condition: [],
    brand: [],
    seller: [],
    place: [],
    verified: 0,
    priceOnRequest: 0,
  },
  ...{ didYouMean: null, isCorrected: false, dropping: [], next: null },
};

/** Returns the sort order of the search. Without words to rank by, relevance becomes newest first. */
function effectiveOrder(search: Search): SearchSortOrder {
  const { order = 'relevance' } = search;
  return order === 'relevance' && !hasQueryTerms(search) ? 'newest' : order;
}

/**
 * Returns the cursor of the search; undefined if there is none, or it belongs to a search of another kind.
 */
function readCursor(search: Search): Cursor | undefined {
  const cursor = decodeCursor(search.after ?? '');
  const isOfSearch =
    cursor?.order === effectiveOrder(search) && (cursor.query !== null) === hasQueryTerms(search);
  return isOfSearch ? cursor : undefined;
}

async function interpretQuery(database: Queryable, search: Search): Promise<QueryInterpretations> {
  const { text } = search;
  return text === undefined
    ? { interpretations: [{ query: null, correctedText: null }] }
    : parseQuery(database, text);
}

function cursorAfter(
  { id, createdAt, value, window }: FoundEntry,
  order: SearchSortOrder,
  { query, correctedText }: QueryInterpretation,
): Cursor {
  return { order, query, correctedText, value, last: [createdAt, id], ...(window && { window }) };
}
