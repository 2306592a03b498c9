import type { Queryable } from '../database/database';
import type { Position } from './cursor';
import type { Filters } from './filters';
import type { Query } from './query';
import { rankWindow, type RankedEntry, type RankedWindow, type WindowRequest } from './rank-window';

/**
 * The products that a query asks for, those first that have it in their name or category. Both are
 * ranked in windows of the newest, the next newest and so on, and a position names its window:
 * so whoever goes on from it meets every product once, whatever has been added or sold.
 */
export async function rankedPage(
  database: Queryable,
  query: Query,
  { filters, newest, after, limit }: RankedPageRequest,
): Promise<RankedEntry[]> {
  const entries: RankedEntry[] = [];
  const rank = async (request: WindowRequest): Promise<RankedWindow> => {
    const lookup = { filters, request, limit: limit - entries.length };
    if (newest?.isAll || (newest && isFirst(request))) {
      const found = await rankWindow(database, query, { ...lookup, among: newest.ids });
      if (newest.isAll || found.isFull) return found;
    }
    return rankWindow(database, query, lookup);
  };
  let request: WindowRequest | undefined = after?.window
    ? { ofNames: after.window.ofNames, within: after.window, after }
    : { ofNames: true };
  while (request && entries.length < limit) {
    const found: RankedWindow = await rank(request);
    entries.push(...found.entries);
    request = nextRequest(request, found);
  }
  return entries;
}

export interface RankedPageRequest {
  filters: Filters;
  /**
   * The newest of what is found, more than are ranked at once unless it is all: what fills a window
   * from it is not looked for once more.
   */
  newest?: { ids: string[]; isAll: boolean } | undefined;
  after?: Position | undefined;
  limit: number;
}

const isFirst = (request: WindowRequest) => !('within' in request) && !request.below;

function nextRequest(request: WindowRequest, { window, isFull }: RankedWindow) {
  if (isFull && window) return { ofNames: request.ofNames, below: window.last };
  return request.ofNames ? { ofNames: false } : undefined;
}
