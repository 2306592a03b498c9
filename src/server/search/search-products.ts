import {
  searchPage,
  type Search,
  type SearchAnswer,
  type SearchOrder,
} from '../../contract/search';
import type { Database, Queryable } from '../database/database';
import { sql } from '../database/sql';
import { readPosition, writePosition, type Position } from './cursor';
import { waysOut } from './dropping';
import { countFacets, countMatches, type Counts } from './facets';
import { filtersOf, hasTerms, hasWords, matchingQuery, priceRange, type Filters } from './filters';
import { queryText, type Query } from './query';
import { rankedPage } from './ranked-page';
import { readText, type Reading, type Readings } from './read-text';
import { sortedPage, type Entry } from './sorted-page';

/** What a search has found; the products' ids in the order in which they are shown. */
export type Found = Omit<SearchAnswer, 'products'> & { ids: string[] };

/**
 * Finds the products for sale that a search asks for, from its position on. The planner is told that
 * a page of the index costs little more than the next of a table: taking it for a slow disk, it
 * would rather read a tenth of all products than the few thousand that the index names.
 */
export function searchProducts(database: Database, search: Search): Promise<Found> {
  return database.transaction(async (transaction) => {
    await transaction.runScript('set local random_page_cost = 1.1');
    return searchWithin(transaction, search);
  });
}

async function searchWithin(database: Queryable, search: Search): Promise<Found> {
  const order = orderOf(search);
  const position = positionOf(search);
  const { readings, offered }: Readings = position
    ? { readings: [position] }
    : await readingsOf(database, search);
  const filters = filtersOf(search, { isSparse: await isSparse(database, readings[0]) });
  const { reading, entries } = await findFirst(database, readings, {
    ...{ filters, prices: priceRange(search), order, position },
  });
  if (!reading) return nothing;

  const shown = entries.slice(0, searchPage);
  const last = entries.length > searchPage ? shown.at(-1) : undefined;
  const counts = await countFacets(database, reading.query, { filters, search });
  const isOffered = offered && (await hasFarMore(database, offered.query, { filters, counts }));
  return {
    ids: shown.map(({ id }) => id),
    ...counts,
    didYouMean: reading.meant ?? (isOffered ? offered.meant : null),
    isCorrected: reading.meant !== null,
    dropping: entries.length === 0 ? await waysOut(database, reading.query, filters) : [],
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
async function isSparse(database: Queryable, reading: Reading | undefined): Promise<boolean> {
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
function orderOf(search: Search): SearchOrder {
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

interface Lookup {
  filters: Filters;
  prices: [number, number] | undefined;
  order: SearchOrder;
  position: Position | undefined;
}

/**
 * What the first of the readings finds, or, where there is nothing of the kind at all, another one.
 * When it is only the filters that nothing passes, the text was understood.
 */
async function findFirst(database: Queryable, readings: Reading[], lookup: Lookup) {
  const [first, ...others] = readings;
  if (!first) return { reading: undefined, entries: [] };
  const entries = await findPage(database, first, lookup);
  if (entries.length > 0 || others.length === 0) return { reading: first, entries };
  if (lookup.filters.size > 0 && (await findsAny(database, first)))
    return { reading: first, entries };
  for (const reading of others) {
    if (await findsAny(database, reading)) {
      return { reading, entries: await findPage(database, reading, lookup) };
    }
  }
  return { reading: { ...first, meant: null }, entries };
}

async function findsAny(database: Queryable, { query }: Reading): Promise<boolean> {
  const found = await database.query(sql`
    select id from products where ${matchingQuery(query, new Map())} limit 1`);
  return found.length > 0;
}

type FoundEntry = Entry & Pick<Position, 'window'>;

/** One more than a page has, to tell whether there is another one. */
function findPage(
  database: Queryable,
  { query }: Reading,
  { filters, prices, order, position }: Lookup,
): Promise<FoundEntry[]> {
  const limit = searchPage + 1;
  if (query && order === 'relevance') {
    return rankedPage(database, query, { filters, after: position, limit });
  }
  const fixed = order === 'relevance' ? 'newest' : order;
  const where = matchingQuery(query, filters);
  return sortedPage(database, { where, prices, order: fixed, after: position, limit });
}

function positionAfter(
  { id, createdAt, value, window }: FoundEntry,
  order: SearchOrder,
  { query, meant }: Reading,
): Position {
  return { order, query, meant, value, last: [createdAt, id], ...(window && { window }) };
}
