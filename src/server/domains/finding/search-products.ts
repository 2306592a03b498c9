import { searchPageSize, type Search, type SearchResponse } from '../../../contract/finding/search';
import type { Database, Queryable } from '../../database/database';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';
import { suggestRelaxations } from './filter-relaxation';
import { findDistances } from './distances.sql';
import { countMatches } from './facets.sql';
import { matchesQuery } from './filters.sql';
import { findFirstPage, type InterpretedPage } from './find-first-page';
import { findPage, type FoundEntry, type FoundPage } from './find-page.sql';
import { interpretSearch, searchOfCursor } from './interpret-search';
import type { QueryInterpretation } from './parse-query';
import { findSoldMatches, similarQuery } from './sold-matches.sql';
import { builtInTable, type SynonymTable } from './synonym-table';

/** The response of a search, with the ids of the products in display order instead of the products. */
export type SearchResult = Omit<SearchResponse, 'products'> & { ids: string[] };

/**
 * Finds the products for sale that match a search, from its cursor on. PostgreSQL's default
 * random_page_cost is for slow disks: with it, the planner would scan a tenth of all products instead of
 * using the index.
 */
export function searchProducts(
  database: Database,
  search: Search,
  synonyms: SynonymTable = builtInTable,
): Promise<SearchResult> {
  return database.transaction(async (tx) => {
    await tx.runScript('set local random_page_cost = 1.1');
    return searchInTransaction(tx, search, synonyms);
  });
}

async function searchInTransaction(
  database: Queryable,
  requested: Search,
  synonyms: SynonymTable,
): Promise<SearchResult> {
  const cursor = readCursor(requested);
  const { asTyped, alternative, ...applied } = cursor
    ? searchOfCursor(requested, cursor)
    : await interpretSearch(database, requested, synonyms);
  const { search, interpreted } = applied;
  if (!asTyped) return { ...noResults, interpreted };
  const isOrderInterpreted = interpreted.some(({ order }) => order !== undefined);
  const first: InterpretedPage = cursor
    ? {
        ...(await findPage(database, { search, query: asTyped.query, isOrderInterpreted, cursor })),
        interpretation: asTyped,
        interpreted,
      }
    : await findFirstPage(database, requested, { ...applied, asTyped, alternative });
  const sold = cursor ? [] : await findSold(database, first, asTyped);
  const found = await withSimilar(database, requested, first, sold);
  const { interpretation, entries, counts, filters } = found;
  const { correctedText, droppedWords } = interpretation;

  const page = entries.slice(0, searchPageSize);
  const lastEntry = entries.length > searchPageSize ? page.at(-1) : undefined;
  const suggestedText =
    alternative &&
    interpretation === asTyped &&
    (await hasFarMoreMatches(database, alternative, found))
      ? alternative.correctedText
      : null;
  return {
    ids: page.map(({ id }) => id),
    total: counts.total,
    facets: counts.facets,
    didYouMean: correctedText ?? suggestedText,
    isCorrected: correctedText !== null,
    interpreted: found.interpreted.filter(({ words }) => !droppedWords.includes(words)),
    distances: await findDistances(database, requested, page),
    droppedWords: droppedWords.map((word) => typedForm(requested.text ?? '', word)),
    dropping:
      entries.length === 0
        ? await suggestRelaxations(database, interpretation.query, { filters, counts })
        : [],
    ...(sold.length > 0 && {
      sold: sold.map(({ id, productName, sellingPrice, currency }) => ({
        id,
        productName,
        sellingPrice,
        currency,
      })),
    }),
    next: lastEntry ? encodeCursor(cursorAfter(lastEntry, requested, found)) : null,
  };
}

/** Finds what was sold if nothing that is for sale has all words. */
function findSold(
  database: Queryable,
  { entries, interpretation: { droppedWords } }: InterpretedPage,
  { query }: QueryInterpretation,
) {
  const hasAllWords = entries.length > 0 && droppedWords.length === 0;
  return hasAllWords || !query?.required.length ? [] : findSoldMatches(database, query);
}

/** Returns the page itself, or if it is empty, products like the one that was sold. */
async function withSimilar(
  database: Queryable,
  search: Search,
  found: InterpretedPage,
  [sold]: Awaited<ReturnType<typeof findSold>>,
): Promise<InterpretedPage> {
  if (!sold || found.entries.length > 0) return found;
  const query = similarQuery(sold);
  const page = await findPage(database, {
    search,
    query,
    isOrderInterpreted: false,
    cursor: undefined,
  });
  if (page.entries.length === 0) return found;
  const droppedWords = [search.text ?? ''];
  const interpretation = { query, correctedText: null, droppedWords };
  return { ...page, interpretation, interpreted: [] };
}

/** With fewer matches, an alternative query may be suggested. */
const minGoodMatches = 5;

/** Whether the query finds few products, and the alternative query finds far more. */
async function hasFarMoreMatches(
  database: Queryable,
  { query }: QueryInterpretation,
  { filters, counts }: FoundPage,
): Promise<boolean> {
  const { count } = counts.total;
  if (count >= minGoodMatches) return false;
  return (
    (await countMatches(database, matchesQuery(query, filters))) >=
    Math.max(minGoodMatches, 3 * count)
  );
}

export const noFacets: SearchResult['facets'] = {
  category: [],
  condition: [],
  brand: [],
  seller: [],
  place: [],
  verified: 0,
  wellRated: 0,
  priceOnRequest: 0,
  movement: [],
  caseMaterial: [],
  dialColour: [],
  caseDiameter: 0,
  yearOfProduction: 0,
  box: 0,
  papers: 0,
  shipped: 0,
};

const noResults: SearchResult = {
  ids: [],
  total: { count: 0, isExact: true },
  facets: noFacets,
  didYouMean: null,
  isCorrected: false,
  droppedWords: [],
  dropping: [],
  next: null,
};

/** Returns the cursor of the search; undefined if there is none, or it belongs to another search. */
function readCursor({ after, text = '', order }: Search): Cursor | undefined {
  const cursor = after === undefined ? undefined : decodeCursor(after);
  return cursor?.text === text && cursor.requestedOrder === order ? cursor : undefined;
}

function cursorAfter(
  { id, createdAt, sortValue, window, matchesByName }: FoundEntry,
  { text = '', order }: Search,
  { interpretation, interpreted }: InterpretedPage,
): Cursor {
  const { query, correctedText, droppedWords } = interpretation;
  return {
    text,
    query,
    correctedText,
    droppedWords,
    interpreted,
    sortValue,
    requestedOrder: order,
    lastKey: [createdAt, id],
    window,
    matchesByName,
  };
}

/** Returns a word as the text has it: "T-25" for "T25". A corrected word, which the text lacks, stays. */
function typedForm(text: string, word: string): string {
  const letters = Array.from(word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  const pattern = letters.join('[^\\p{L}\\p{M}\\p{N}]*');
  const boundary = '[\\p{L}\\p{M}\\p{N}]';
  const [found = word] =
    new RegExp(`(?<!${boundary})${pattern}(?!${boundary})`, 'iu').exec(text) ?? [];
  return found;
}
