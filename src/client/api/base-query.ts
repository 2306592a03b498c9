import {
  fetchBaseQuery,
  retry,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { accessToken } from '../services/identity/access-token';
import { toApiUrl, hasCapability } from '../services/configuration';
import { identity } from '../services/identity/identity';
import { traceParent } from '../services/telemetry/trace-parent';
import { readAllPages, type ApiBaseQuery } from './read-all-pages';
import { responseTimeout } from './call-timeout';
import { renewAccessToken } from './renew-access-token';

/**
 * Matches the error of a connection that broke while the body was read. RTK Query reports it as a
 * parsing error.
 */
const brokenConnectionPattern = /^TypeError/;

const toErrorResult = ({ meta }: { meta?: FetchBaseQueryMeta }, error: FetchBaseQueryError) => ({
  error,
  ...(meta && { meta }),
});

const toFetchError = (error: unknown) => ({ status: 'FETCH_ERROR' as const, error: String(error) });

const request: ApiBaseQuery = async (args, api, extraOptions) => {
  // Resolves to an error if a chunk of the schemas fails to load.
  const schemaLoad = extraOptions.loadSchema?.().then(() => undefined, toFetchError);
  const result = await fetchBaseQuery({
    baseUrl: toApiUrl(''),
    timeout: responseTimeout,
    prepareHeaders: async (headers) => {
      const token = extraOptions.usesIdentityToken ? await identity.token() : accessToken.read();
      if (token) headers.set('Authorization', `Bearer ${token}`);
      const parent = traceParent();
      if (parent) headers.set('traceparent', parent);
      return headers;
    },
  })(args, api, extraOptions);
  const { error, meta } = result;
  if (error?.status === 'PARSING_ERROR') {
    if (brokenConnectionPattern.test(error.error)) {
      return toErrorResult(result, { status: 'FETCH_ERROR', error: error.error });
    }
    if (meta?.response?.ok)
      console.error(`The response of ${meta.request.url} is invalid.`, error.error);
  }
  const schemaLoadError = error ? undefined : await schemaLoad;
  return schemaLoadError ? toErrorResult(result, schemaLoadError) : result;
};

/**
 * A lazy module, because a page sends no mutation before the user acts. It shares the chunk of the response schemas,
 * which is loaded before the first response.
 */
const importSendWithKey = () => import(/* webpackChunkName: "responses" */ './send-with-key');

/** Adds an idempotency key to a mutation that accepts one, if the server has extensions. */
const withIdempotencyKey: ApiBaseQuery = async (args, api, extraOptions) => {
  const acceptsKey = api.type === 'mutation' && extraOptions.acceptsIdempotencyKey;
  if (!acceptsKey || !hasCapability('extensions')) return request(args, api, extraOptions);
  return importSendWithKey().then(
    ({ sendWithKey }) => sendWithKey(request)(args, api, extraOptions),
    (error: unknown) => ({ error: toFetchError(error) }),
  );
};

/** Renews an expired access token and repeats the call. */
const withRenewal: ApiBaseQuery = async (args, api, extraOptions) => {
  const expired = accessToken.read();
  const result = await withIdempotencyKey(args, api, extraOptions);
  if (result.error?.status !== 401 || extraOptions.usesIdentityToken) return result;
  // Not if another call has just renewed it: within one second the server issues the same token again.
  if (accessToken.read() === expired) {
    // Null if the server has issued a token or rejected the user.
    const outage = await renewAccessToken();
    if (outage) return toErrorResult(result, outage);
  }
  const renewed = accessToken.read();
  const isUnchanged = renewed === null || renewed === expired;
  return isUnchanged ? result : withIdempotencyKey(args, api, extraOptions);
};

/** Whether a retry may succeed. After a timeout the user decides whether to wait again. */
function isTransient(error: FetchBaseQueryError): boolean {
  if (error.status === 'TIMEOUT_ERROR') return false;
  if (error.status === 'PARSING_ERROR') return error.originalStatus >= 500;
  return typeof error.status === 'string' || error.status >= 500;
}

/** Specification 9.4: 3 retries. The delay doubles from 1 s up to 30 s. */
const maxRetries = 3;
const retryDelay = (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 30_000);

/** Retries queries after a transient error. Mutations are retried only when the user asks. */
export const baseQuery = retry(readAllPages(withRenewal), {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' &&
    attempt <= maxRetries &&
    isTransient(error as FetchBaseQueryError),
  backoff: (attempt, _maxRetries, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, retryDelay(attempt));
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('Aborted', 'AbortError'));
      });
    }),
});
