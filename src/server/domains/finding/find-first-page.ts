import type { InterpretedWords, Search } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { findExisting } from './find-existing.sql';
import { matchesQuery, toFilters } from './filters.sql';
import { findPage, type FoundPage } from './find-page.sql';
import { withoutInterpretedPrices } from './interpret-search';
import type { ParsedQuery, QueryInterpretation } from './parse-query';
import { relaxWords } from './relax-words';

/** A page with the interpretation that it shows. */
export interface InterpretedPage extends FoundPage {
  interpretation: QueryInterpretation;
  interpreted: InterpretedWords[];
}

interface InterpretedQuery {
  search: Search;
  interpreted: InterpretedWords[];
  asTyped: ParsedQuery;
  alternative: ParsedQuery | undefined;
}

/**
 * Finds the first page of a search. If no product matches, it replaces rare words by similar ones, then
 * drops words, then drops the prices that the text means. The request's filters stay in force: without
 * any match it returns the page without products.
 */
export async function findFirstPage(
  database: Queryable,
  requested: Search,
  { search, interpreted, asTyped, alternative }: InterpretedQuery,
): Promise<InterpretedPage> {
  const pageOf = async (
    interpretation: QueryInterpretation,
    applied = { search, interpreted },
  ): Promise<InterpretedPage> => {
    const isOrderInterpreted = applied.interpreted.some(({ order }) => order !== undefined);
    const request = { search: applied.search, query: interpretation.query, isOrderInterpreted };
    const page = await findPage(database, { ...request, cursor: undefined });
    return { ...page, interpretation, interpreted: applied.interpreted };
  };
  const page = await pageOf(asTyped);
  if (page.entries.length > 0 || requested.exact) return page;

  // If the filters exclude all matches, the words are right.
  const isMisspelled = alternative && !(await hasMatches(database, asTyped));
  const candidates = isMisspelled ? [alternative, asTyped] : [asTyped];
  for (const candidate of candidates) {
    if (candidate !== asTyped && (await hasMatches(database, candidate))) return pageOf(candidate);
    const relaxed = await relaxWords(database, candidate, toFilters(search, { isSelective: true }));
    if (relaxed) return pageOf(relaxed);
  }
  const { droppedWords, ...unpriced } = withoutInterpretedPrices(requested, interpreted);
  if (droppedWords.length === 0) return page;
  const withoutPrices = await findFirstPage(database, requested, {
    ...unpriced,
    asTyped,
    alternative,
  });
  if (withoutPrices.entries.length === 0) return page;
  const { interpretation } = withoutPrices;
  return {
    ...withoutPrices,
    interpretation: {
      ...interpretation,
      droppedWords: [...interpretation.droppedWords, ...droppedWords],
    },
  };
}

async function hasMatches(database: Queryable, { query }: QueryInterpretation): Promise<boolean> {
  const [isFound = false] = await findExisting(database, [matchesQuery(query, new Map())]);
  return isFound;
}
