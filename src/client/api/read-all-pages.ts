import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { maxPageSize } from '../../contract/platform/page-size';
import { hasCapability } from '../services/configuration';

/** @public The type declarations of the endpoints refer to it. */
export interface ApiCall extends FetchArgs {
  /** How many entries the caller needs; the whole list by default. */
  neededCount?: number;
  /** Whether to read the whole list, with the largest page size. */
  allPages?: boolean;
  /**
   * Identifies what a mutation overwrites. After another mutation with the same scope, sending the
   * first one again is a new change with a new idempotency key.
   */
  idempotencyScope?: string;
}

/** What the requests of an endpoint need beside their arguments. */
export interface CallOptions {
  /** Loads the schema of the response, in parallel with the response. */
  loadSchema?: () => Promise<unknown>;
  /** Whether the request has the identity token in place of the access token. */
  usesIdentityToken?: boolean;
  acceptsIdempotencyKey?: boolean;
}

export type ApiBaseQuery = BaseQueryFn<
  string | ApiCall,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
>;

/** The page size of a list with a "Show more" button. */
export const pageSize = 60;
/** One entry more than is rendered, to find out whether there are more. */
export const requestedPageSize = pageSize + 1;

/**
 * Reads pages until the list ends or has `neededCount` entries. A server that paginates sends a
 * Link header to the next page (RFC 8288); any other server sends the whole list at once.
 */
export function readAllPages(request: ApiBaseQuery): ApiBaseQuery {
  return async (args, api, extraOptions) => {
    const list: unknown[] = [];
    const fullCall: ApiCall = typeof args === 'string' ? { url: args } : args;
    const { neededCount = Infinity, allPages, ...call } = fullCall;
    const { params, ...withoutLimit } = call;
    // A server without extensions gets only the parameters of the specification.
    const hasLimit = allPages && hasCapability('extensions');
    let page: FetchArgs = hasLimit
      ? { ...withoutLimit, params: { ...params, limit: maxPageSize } }
      : call;
    for (;;) {
      const result = await request(page, api, extraOptions);
      const nextUrl = nextPageUrl(result.meta?.response);
      const entries = toList(result.data);
      if (result.error || !entries) return result;
      list.push(...entries);
      if (!nextUrl || list.length >= neededCount) return { ...result, data: list };
      page = { ...withoutLimit, url: nextUrl };
    }
  };
}

/**
 * Returns the list in a response body; undefined if there is none. Most servers send advertisements
 * in a field `data`. Every other list is the body itself.
 */
function toList(body: unknown): unknown[] | undefined {
  const isWrapped = typeof body === 'object' && body !== null && 'data' in body;
  const list = isWrapped ? body.data : body;
  return Array.isArray(list) ? list : undefined;
}

function nextPageUrl(response: Response | undefined): string | undefined {
  const [, target] = /<([^>]+)>;\s*rel="next"/.exec(response?.headers.get('Link') ?? '') ?? [];
  if (!response || target === undefined) return undefined;
  const { origin, href } = new URL(target, response.url);
  // Never send the access token to another origin.
  return origin === new URL(response.url).origin ? href : undefined;
}
