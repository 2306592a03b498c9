import type { Queryable } from '../../database/database';
import type { Cursor } from './cursor';
import type { Filters } from './filters.sql';
import type { Query } from './ts-query';
import {
  rankWindow,
  type RankedEntry,
  type RankedWindow,
  type WindowRequest,
} from './rank-window.sql';

/**
 * Returns the products that match a query: first those whose name or category matches, then the others.
 * Both kinds are ranked in windows, from the newest products to the oldest. A cursor names its window, so
 * that paging returns every product once, even if products are added or sold in between.
 */
export async function rankedPage(
  database: Queryable,
  query: Query,
  { filters, newest, after, limit }: RankedPageRequest,
): Promise<RankedEntry[]> {
  const entries: RankedEntry[] = [];
  const rankWindowOf = async (request: WindowRequest): Promise<RankedWindow> => {
    const lookup = { filters, request, limit: limit - entries.length };
    if (newest?.isComplete || (newest && isFirstWindow(request))) {
      const found = await rankWindow(database, query, { ...lookup, candidateIds: newest.ids });
      if (newest.isComplete || found.isFull) return found;
    }
    return rankWindow(database, query, lookup);
  };
  let request: WindowRequest | undefined = after?.window
    ? { matchesByName: after.window.matchesByName, within: after.window, after }
    : { matchesByName: true };
  while (request && entries.length < limit) {
    const found: RankedWindow = await rankWindowOf(request);
    entries.push(...found.entries);
    request = nextRequest(request, found);
  }
  return entries;
}

export interface RankedPageRequest {
  filters: Filters;
  /** The newest matches, which are already known; `isComplete` if there are no others. */
  newest?: { ids: string[]; isComplete: boolean } | undefined;
  after?: Cursor | undefined;
  limit: number;
}

const isFirstWindow = (request: WindowRequest) => !('within' in request) && !request.afterKey;

function nextRequest(request: WindowRequest, { window, isFull }: RankedWindow) {
  if (isFull && window) return { matchesByName: request.matchesByName, afterKey: window.lastKey };
  return request.matchesByName ? { matchesByName: false } : undefined;
}
