import {
  searchFilters,
  type SearchResponse,
  type SearchFilter,
} from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { countMatches, maxCounted, type Counts } from './facets.sql';
import { matchesQuery, withoutFilters, type Filters } from './filters.sql';
import type { Query } from './ts-query';

type Relaxations = SearchResponse['dropping'];

const maxPairs = 3;
/** With more filters, pairs are not tried: there would be too many. */
const maxPairedFilters = 5;

/**
 * For a search without results, returns filters whose removal leads to matches, and their number. Tries
 * each filter alone, then pairs of filters, then all filters.
 */
export async function suggestRelaxations(
  database: Queryable,
  query: Query | null,
  { filters, counts: { countsWithoutFilter } }: { filters: Filters; counts: Counts },
): Promise<Relaxations> {
  const names = searchFilters.filter((name) => filters.has(name));
  const countWithout = (dropped: SearchFilter[]) => {
    const [counted, ...others] = dropped.map((name) => countsWithoutFilter[name]);
    return counted !== undefined && others.length === 0
      ? Math.min(counted, maxCounted)
      : countMatches(database, matchesQuery(query, withoutFilters(filters, ...dropped)));
  };
  const keepMatching = async (candidates: SearchFilter[][]) => {
    const found: Relaxations = [];
    for (const dropped of candidates) {
      const count = await countWithout(dropped);
      if (count > 0) found.push({ filters: dropped, count });
    }
    return found;
  };
  const single = await keepMatching(names.map((name) => [name]));
  if (single.length > 0 || names.length < 2) return single;
  const pairs = names.length > maxPairedFilters ? [] : await keepMatching(allPairs(names));
  if (pairs.length > 0) {
    return pairs.sort((one, other) => other.count - one.count).slice(0, maxPairs);
  }
  return keepMatching([names]);
}

function allPairs(names: SearchFilter[]): SearchFilter[][] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
}
