import type { Queryable } from '../database/database';
import type { Cursor } from './cursor';
import type { Filters } from './filters';
import type { Query } from './ts-query';
import { rankWindow, type RankedEntry, type RankedWindow, type WindowRequest } from './rank-window';

/**
 * The products that match a query, those first that match it by name or category. Both are ranked in
 * windows, newest first. A cursor names its window, so that paging returns every product once, whatever
 * is added or sold meanwhile.
 */
export async function rankedPage(
  database: Queryable,
  query: Query,
  { filters, newest, after, limit }: RankedPageRequest,
): Promise<RankedEntry[]> {
  const entries: RankedEntry[] = [];
  const rank = async (request: WindowRequest): Promise<RankedWindow> => {
    const lookup = { filters, request, limit: limit - entries.length };
    if (newest?.isAll || (newest && isFirstWindow(request))) {
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
  /** The newest matches, which are already known: a window that they fill needs no other query. */
  newest?: { ids: string[]; isAll: boolean } | undefined;
  after?: Cursor | undefined;
  limit: number;
}

const isFirstWindow = (request: WindowRequest) => !('within' in request) && !request.afterKey;

function nextRequest(request: WindowRequest, { window, isFull }: RankedWindow) {
  if (isFull && window) return { ofNames: request.ofNames, afterKey: window.last };
  return request.ofNames ? { ofNames: false } : undefined;
}
