import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';

export type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta | undefined
>;

/**
 * Reads a list to its end where the server hands it out in pages, each with a Link to the next
 * (RFC 8288). A server that doesn't answers the whole list at once.
 */
export function readAllPages(request: ApiBaseQuery): ApiBaseQuery {
  return async (args, api, extraOptions) => {
    const list: unknown[] = [];
    let page = args;
    for (;;) {
      const result = await request(page, api, extraOptions);
      const address = nextPage(result.meta?.response);
      if (result.error || !Array.isArray(result.data)) return result;
      list.push(...(result.data as unknown[]));
      if (!address) return { ...result, data: list };
      page = { ...(typeof args === 'string' ? {} : args), url: address };
    }
  };
}

function nextPage(response: Response | undefined): string | undefined {
  const [, target] = /<([^>]+)>;\s*rel="next"/.exec(response?.headers.get('Link') ?? '') ?? [];
  if (!response || target === undefined) return undefined;
  const { origin, href } = new URL(target, response.url);
  // The token must not follow a link to somewhere else.
  return origin === new URL(response.url).origin ? href : undefined;
}
