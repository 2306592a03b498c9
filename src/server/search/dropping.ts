import { searchFilters, type SearchResponse, type SearchFilter } from '../../contract/search';
import type { Queryable } from '../database/database';
import { countMatches, mostCounted, type Counts } from './facets';
import { matchingQuery, without, type Filters } from './filters';
import type { Query } from './query';

type Dropping = SearchResponse['dropping'];

const mostPairs = 3;
/** Of more filters than these there are too many pairs. */
const mostPaired = 5;

/**
 * The filters without which there were something, and how much: each by itself, where that does not
 * help two together, and where that does not either all of them.
 */
export async function waysOut(
  database: Queryable,
  query: Query | null,
  { filters, counts: { withoutOne } }: { filters: Filters; counts: Counts },
): Promise<Dropping> {
  const names = searchFilters.filter((name) => filters.has(name));
  const countWithout = (dropped: SearchFilter[]) => {
    const [counted, ...others] = dropped.map((name) => withoutOne[name]);
    return counted !== undefined && others.length === 0
      ? Math.min(counted, mostCounted)
      : countMatches(database, matchingQuery(query, without(filters, ...dropped)));
  };
  const helpful = async (droppings: SearchFilter[][]) => {
    const found: Dropping = [];
    for (const dropped of droppings) {
      const count = await countWithout(dropped);
      if (count > 0) found.push({ filters: dropped, count });
    }
    return found;
  };
  const single = await helpful(names.map((name) => [name]));
  if (single.length > 0 || names.length < 2) return single;
  const pairs = names.length > mostPaired ? [] : await helpful(pairsOf(names));
  if (pairs.length > 0) {
    return pairs.sort((one, other) => other.count - one.count).slice(0, mostPairs);
  }
  return helpful([names]);
}

function pairsOf(names: SearchFilter[]): SearchFilter[][] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
}
