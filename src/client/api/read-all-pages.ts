import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { maxPageSize } from '../../contract/page-size';
import { hasCapability } from '../services/configuration';

/** @public The declarations of the endpoints name it. */
export interface ApiCall extends FetchArgs {
  /** How many entries the caller needs; the whole list by default. */
  enough?: number;
  /** Whether to read the whole list, in as few pages as possible. */
  allPages?: boolean;
  /** Names what the call sets, for a change that other calls can overwrite. */
  sets?: string;
}

export type ApiBaseQuery = BaseQueryFn<
  string | ApiCall,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** The page size of a list that grows by "Show more". */
export const pageSize = 60;
/** One more entry than is rendered shows whether there are more. */
export const requestedPageSize = pageSize + 1;

/**
 * Reads a list to its end, or until there are enough entries. A server that paginates sends a Link
 * to the next page (RFC 8288); any other server sends the whole list at once.
 */
export function readAllPages(request: ApiBaseQuery): ApiBaseQuery {
  return async (args, api, extraOptions) => {
    const list: unknown[] = [];
    const fullCall: ApiCall = typeof args === 'string' ? { url: args } : args;
    const { enough = Infinity, allPages, ...call } = fullCall;
    const { params, ...withoutLimit } = call;
    // A server without the capability gets only the parameters of the specification.
    const hasLimit = allPages && hasCapability('pages');
    let page: FetchArgs = hasLimit
      ? { ...withoutLimit, params: { ...params, limit: maxPageSize } }
      : call;
    for (;;) {
      const result = await request(page, api, extraOptions);
      const nextUrl = nextPageUrl(result.meta?.response);
      const entries = listIn(result.data);
      if (result.error || !entries) return result;
      list.push(...entries);
      if (!nextUrl || list.length >= enough) return { ...result, data: list };
      page = { ...withoutLimit, url: nextUrl };
    }
  };
}

/**
 * Advertisements come wrapped in `data`, except from some servers; every other list is the body.
 */
function listIn(answer: unknown): unknown[] | undefined {
  const isWrapped = typeof answer === 'object' && answer !== null && 'data' in answer;
  const list = isWrapped ? answer.data : answer;
  return Array.isArray(list) ? list : undefined;
}

function nextPageUrl(response: Response | undefined): string | undefined {
  const [, target] = /<([^>]+)>;\s*rel="next"/.exec(response?.headers.get('Link') ?? '') ?? [];
  if (!response || target === undefined) return undefined;
  const { origin, href } = new URL(target, response.url);
  // The token must not follow a link to another origin.
  return origin === new URL(response.url).origin ? href : undefined;
}
