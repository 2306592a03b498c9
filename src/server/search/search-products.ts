import {
  searchPageSize,
  type Search,
  type SearchResponse,
  type SearchSortOrder,
} from '../../contract/search';
import type { Database, Queryable } from '../database/database';
import { sql } from '../database/sql';
import { readPosition, writePosition, type Position } from './cursor';
import { waysOut } from './dropping';
import { countMatches, type Counts } from './facets';
import { filtersOf, hasTerms, hasWords, matchingQuery, type Filters } from './filters';
import { findFirst, type FoundEntry } from './find-page';
import { queryText, type Query } from './query';
import { readText, type Reading, type Readings } from './read-text';

/** What a search has found; the products' ids in the order in which they are shown. */
export type Found = Omit<SearchResponse, 'products'> & { ids: string[] };

/**
 * Finds the products for sale that a search asks for, from its position on. The planner is told that
 * a page of the index costs little more than the next of a table: taking it for a slow disk, it
 * would rather read a tenth of all products than the few thousand that the index names.
 */
export function searchProducts(database: Database, search: Search): Promise<Found> {
  return database.transaction(async (tx) => {
    await tx.runScript('set local random_page_cost = 1.1');
    return searchWithin(tx, search);
  });
}

async function searchWithin(database: Queryable, search: Search): Promise<Found> {
  const order = orderOf(search);
  const position = positionOf(search);
  const { readings, offered }: Readings = position
    ? { readings: [position] }
    : await readingsOf(database, search);
  const isSparse = await hasFew(database, readings[0]);
  const filters = filtersOf(search, { isSparse });
  const found = await findFirst(database, readings, { search, isSparse, filters, order, position });
  if (!found) return nothing;
  const { reading, entries, counts } = found;

  const shown = entries.slice(0, searchPageSize);
  const last = entries.length > searchPageSize ? shown.at(-1) : undefined;
  const isOffered = offered && (await hasFarMore(database, offered.query, { filters, counts }));
  return {
    ids: shown.map(({ id }) => id),
    ...{ total: counts.total, facets: counts.facets },
    didYouMean: reading.meant ?? (isOffered ? offered.meant : null),
    isCorrected: reading.meant !== null,
    dropping:
      entries.length === 0 ? await waysOut(database, reading.query, { filters, counts }) : [],
    next: last ? writePosition(positionAfter(last, order, reading)) : null,
  };
}

const few = 5;

/** Whether few products were found, and with other words there are far more. */
async function hasFarMore(
  database: Queryable,
  query: Query | null,
  { filters, counts }: { filters: Filters; counts: Counts },
): Promise<boolean> {
  const { count } = counts.total;
  if (count >= few) return false;
  return (await countMatches(database, matchingQuery(query, filters))) >= Math.max(few, 3 * count);
}

const probed = 30;
const mostOfProbe = 3;

/** Whether few products have what is asked for, going by the newest. */
async function hasFew(database: Queryable, reading: Reading | undefined): Promise<boolean> {
  if (!reading?.query) return false;
  const newest = sql`
    select search_terms from products where ${matchingQuery(null, new Map())}
    order by created_at desc, id limit ${probed}`;
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from (${newest}) products where ${hasTerms(queryText(reading.query))}`);
  return (row?.count ?? 0) <= mostOfProbe;
}

const nothing: Found = {
  ids: [],
  total: { count: 0, isExact: true },
  facets: { category: [], condition: [], brand: [], seller: [], place: [], verified: 0 },
  ...{ didYouMean: null, isCorrected: false, dropping: [], next: null },
};

/** Without words nothing is more relevant than something else. */
function orderOf(search: Search): SearchSortOrder {
  const { order = 'relevance' } = search;
  return order === 'relevance' && !hasWords(search) ? 'newest' : order;
}

/** Where to go on, if it is a position of such a search. */
function positionOf(search: Search): Position | undefined {
  const position = readPosition(search.after ?? '');
  const isOfSearch =
    position?.order === orderOf(search) && (position.query !== null) === hasWords(search);
  return isOfSearch ? position : undefined;
}

async function readingsOf(database: Queryable, search: Search): Promise<Readings> {
  const { text } = search;
  return text === undefined
    ? { readings: [{ query: null, meant: null }] }
    : readText(database, text);
}

function positionAfter(
  { id, createdAt, value, window }: FoundEntry,
  order: SearchSortOrder,
  { query, meant }: Reading,
): Position {
  return { order, query, meant, value, last: [createdAt, id], ...(window && { window }) };
}
