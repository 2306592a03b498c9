import { searchFilters, type SearchResponse, type SearchFilter } from '../../contract/search';
import type { Queryable } from '../database/database';
import { countMatches, maxCounted, type Counts } from './facets';
import { matchingQuery, without, type Filters } from './filters';
import type { Query } from './ts-query';

type Relaxations = SearchResponse['dropping'];

const maxPairs = 3;
/** With more filters there are too many pairs. */
const maxPairedFilters = 5;

/**
 * For a search without results: the filters to remove and the number of matches then. Tries each filter
 * alone, then pairs, then all.
 */
export async function suggestRelaxations(
  database: Queryable,
  query: Query | null,
  { filters, counts: { withoutOne } }: { filters: Filters; counts: Counts },
): Promise<Relaxations> {
  const names = searchFilters.filter((name) => filters.has(name));
  const countWithout = (dropped: SearchFilter[]) => {
    const [counted, ...others] = dropped.map((name) => withoutOne[name]);
    return counted !== undefined && others.length === 0
      ? Math.min(counted, maxCounted)
      : countMatches(database, matchingQuery(query, without(filters, ...dropped)));
  };
  const findHelpful = async (candidates: SearchFilter[][]) => {
    const found: Relaxations = [];
    for (const dropped of candidates) {
      const count = await countWithout(dropped);
      if (count > 0) found.push({ filters: dropped, count });
    }
    return found;
  };
  const single = await findHelpful(names.map((name) => [name]));
  if (single.length > 0 || names.length < 2) return single;
  const pairs = names.length > maxPairedFilters ? [] : await findHelpful(pairsOf(names));
  if (pairs.length > 0) {
    return pairs.sort((one, other) => other.count - one.count).slice(0, maxPairs);
  }
  return findHelpful([names]);
}

function pairsOf(names: SearchFilter[]): SearchFilter[][] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
}
