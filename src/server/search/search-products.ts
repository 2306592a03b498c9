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
import { filtersOf, hasTerms, hasWords, matchingQuery, type Filters } from './filters';
import { findFirstMatch, type FoundEntry } from './find-page';
import { queryText, type Query } from './ts-query';
import { parseQuery, type QueryInterpretation, type QueryInterpretations } from './parse-query';

/** The products' ids are in display order. */
export type SearchResult = Omit<SearchResponse, 'products'> & { ids: string[] };

/**
 * Finds the products for sale that match a search, from its cursor on. With the default page cost, which
 * is for slow disks, the planner would rather scan a tenth of all products than use the index.
 */
export function searchProducts(database: Database, search: Search): Promise<SearchResult> {
  return database.transaction(async (tx) => {
    await tx.runScript('set local random_page_cost = 1.1');
    return searchWithin(tx, search);
  });
}

async function searchWithin(database: Queryable, search: Search): Promise<SearchResult> {
  const order = orderOf(search);
  const cursor = cursorOf(search);
  const { interpretations, alternative }: QueryInterpretations = cursor
    ? { interpretations: [cursor] }
    : await interpretationsOf(database, search);
  const isSelective = await isSelectiveQuery(database, interpretations[0]);
  const filters = filtersOf(search, { isSelective });
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
  const last = entries.length > searchPageSize ? page.at(-1) : undefined;
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
    next: last ? encodeCursor(cursorAfter(last, order, interpretation)) : null,
  };
}

const few = 5;

/** Whether few products were found, and an alternative query finds far more. */
async function hasFarMoreMatches(
  database: Queryable,
  query: Query | null,
  { filters, counts }: { filters: Filters; counts: Counts },
): Promise<boolean> {
  const { count } = counts.total;
  if (count >= few) return false;
  return (await countMatches(database, matchingQuery(query, filters))) >= Math.max(few, 3 * count);
}

const probeSize = 30;
const maxProbeMatches = 3;

/** Whether few products match, estimated from the newest. */
async function isSelectiveQuery(
  database: Queryable,
  interpretation: QueryInterpretation | undefined,
): Promise<boolean> {
  if (!interpretation?.query) return false;
  const newest = sql`
    select search_terms from products where ${matchingQuery(null, new Map())}
    order by created_at desc, id limit ${probeSize}`;
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from (${newest}) products where ${hasTerms(queryText(interpretation.query))}`);
  return (row?.count ?? 0) <= maxProbeMatches;
}

const noResults: SearchResult = {
  ids: [],
  total: { count: 0, isExact: true },
  facets: { category: [], condition: [], brand: [], seller: [], place: [], verified: 0 },
  ...{ didYouMean: null, isCorrected: false, dropping: [], next: null },
};

/** Without words, relevance has no meaning. */
function orderOf(search: Search): SearchSortOrder {
  const { order = 'relevance' } = search;
  return order === 'relevance' && !hasWords(search) ? 'newest' : order;
}

/** Undefined if the cursor belongs to a search of another kind. */
function cursorOf(search: Search): Cursor | undefined {
  const cursor = decodeCursor(search.after ?? '');
  const isOfSearch =
    cursor?.order === orderOf(search) && (cursor.query !== null) === hasWords(search);
  return isOfSearch ? cursor : undefined;
}

async function interpretationsOf(
  database: Queryable,
  search: Search,
): Promise<QueryInterpretations> {
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
