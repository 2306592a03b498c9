import {
  fetchBaseQuery,
  retry,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { accessToken } from '../services/access-token';
import { addressOfCall, isCapableOf } from '../services/configuration';
import { identity } from '../services/identity/identity';
import { traceParent } from '../services/trace-parent';
import { readAllPages, type ApiBaseQuery } from './all-pages';
import { loadSchemas } from './answer-of';
import { answerTimeout } from './answer-timeout';
import { renewAccessToken } from './renew-access-token';

/** The calls of somebody who has proven who they are, but has no access token yet. */
const identityEndpoints = ['saveUser', 'accessToken', 'account'];

/** RTK Query finds a body unreadable that broke off. */
const brokenConnection = /^TypeError/;

/** An answer that came to nothing after all. */
const failure = ({ meta }: { meta?: FetchBaseQueryMeta }, error: FetchBaseQueryError) => ({
  error,
  ...(meta && { meta }),
});

const notLoaded = (error: unknown) => ({ status: 'FETCH_ERROR' as const, error: String(error) });

const request: ApiBaseQuery = async (args, api, extraOptions) => {
  const schemas = loadSchemas().then(() => undefined, notLoaded);
  const result = await fetchBaseQuery({
    baseUrl: addressOfCall(''),
    timeout: answerTimeout,
    prepareHeaders: async (headers, { endpoint }) => {
      const token = identityEndpoints.includes(endpoint)
        ? await identity.token()
        : accessToken.read();
      if (token) headers.set('Authorization', `Bearer ${token}`);
      const parent = traceParent();
      if (parent) headers.set('traceparent', parent);
      return headers;
    },
  })(args, api, extraOptions);
  const { error, meta } = result;
  if (error?.status === 'PARSING_ERROR') {
    if (brokenConnection.test(error.error)) {
      return failure(result, { status: 'FETCH_ERROR', error: error.error });
    }
    if (meta?.response?.ok)
      console.error(`The answer of ${meta.request.url} can't be read.`, error.error);
  }
  const missing = error ? undefined : await schemas;
  return missing ? failure(result, missing) : result;
};

/** It comes with the schemas: who only looks at things needs no key. */
const loadKeys = () => import(/* webpackChunkName: "answers" */ './send-with-key');

const withKey: ApiBaseQuery = async (args, api, extraOptions) => {
  const isKeyed = api.type === 'mutation' && !identityEndpoints.includes(api.endpoint);
  if (!isKeyed || !isCapableOf('keys')) return request(args, api, extraOptions);
  return loadKeys().then(
    ({ sendWithKey }) => sendWithKey(request)(args, api, extraOptions),
    (error: unknown) => ({ error: notLoaded(error) }),
  );
};

/** Access tokens are short-lived: one that has run out is renewed without the user noticing. */
const withRenewal: ApiBaseQuery = async (args, api, extraOptions) => {
  const result = await withKey(args, api, extraOptions);
  if (result.error?.status !== 401 || identityEndpoints.includes(api.endpoint)) return result;
  const held = accessToken.read();
  const outage = await renewAccessToken();
  if (outage) return failure(result, outage);
  const renewed = accessToken.read();
  const nothingNew = renewed === null || renewed === held;
  return nothingNew ? result : withKey(args, api, extraOptions);
};

/**
 * Whether the same question may be answered differently a moment later. Who has waited for a whole
 * timeout decides for themselves whether to wait again.
 */
function isTransient(error: FetchBaseQueryError): boolean {
  if (error.status === 'TIMEOUT_ERROR') return false;
  if (error.status === 'PARSING_ERROR') return error.originalStatus >= 500;
  return typeof error.status === 'string' || error.status >= 500;
}

/** specification 9.4: 3 retries, the pauses doubling from one second to at most 30 s. */
const retries = 3;
const pause = (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 30_000);

/** Reads are tried again by themselves; a change only when the user says so. */
export const baseQuery = retry(readAllPages(withRenewal), {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' &&
    attempt <= retries &&
    isTransient(error as FetchBaseQueryError),
  backoff: (attempt, _most, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, pause(attempt));
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('Aborted', 'AbortError'));
      });
    }),
});
