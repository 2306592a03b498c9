import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { maxPageSize } from '../../contract/page-size';
import { isCapableOf } from '../services/configuration';

/** @public The declarations of the endpoints name it. */
export interface ApiCall extends FetchArgs {
  /** With how many entries of a long list the asker is content; all of it unless told. */
  enough?: number;
  /** Whether somebody is to see all of a list, which is read in as few pages as there can be. */
  isWhole?: boolean;
  /** What a change sets that another one can set otherwise. */
  sets?: string;
}

export type ApiBaseQuery = BaseQueryFn<
  string | ApiCall,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** Of a list that is shown bit by bit, so many entries at first, and so many more at each request. */
export const shownAtOnce = 60;
/** One more tells whether there are more. */
export const askedAtOnce = shownAtOnce + 1;

/**
 * Reads a list to its end where the server hands it out in pages, each with a Link to the next
 * (RFC 8288), or until there are enough. A server that doesn't answers the whole list at once.
 */
export function readAllPages(request: ApiBaseQuery): ApiBaseQuery {
  return async (args, api, extraOptions) => {
    const list: unknown[] = [];
    const asked: ApiCall = typeof args === 'string' ? { url: args } : args;
    const { enough = Infinity, isWhole, ...call } = asked;
    const { params, ...anyPage } = call;
    // A server that knows the specification alone is asked as that spells it.
    const isLong = isWhole && isCapableOf('pages');
    let page: FetchArgs = isLong ? { ...anyPage, params: { ...params, limit: maxPageSize } } : call;
    for (;;) {
      const result = await request(page, api, extraOptions);
      const address = nextPage(result.meta?.response);
      const entries = entriesOf(result.data);
      if (result.error || !entries) return result;
      list.push(...entries);
      if (!address || list.length >= enough) return { ...result, data: list };
      page = { ...anyPage, url: address };
    }
  };
}

/** The advertisements lie under `data`; every other list, and theirs too at some servers, is the answer. */
function entriesOf(answer: unknown): unknown[] | undefined {
  const isWrapped = typeof answer === 'object' && answer !== null && 'data' in answer;
  const list = isWrapped ? answer.data : answer;
  return Array.isArray(list) ? list : undefined;
}

function nextPage(response: Response | undefined): string | undefined {
  const [, target] = /<([^>]+)>;\s*rel="next"/.exec(response?.headers.get('Link') ?? '') ?? [];
  if (!response || target === undefined) return undefined;
  const { origin, href } = new URL(target, response.url);
  // The token must not follow a link to somewhere else.
  return origin === new URL(response.url).origin ? href : undefined;
}
