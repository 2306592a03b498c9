import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { accessToken } from '../services/access-token';
import { configuration } from '../services/configuration';
import { identity } from '../services/identity/identity';
import { renewAccessToken } from './renew-access-token';

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** The calls of somebody who has proven who they are, but has no access token yet. */
const identityEndpoints = ['saveUser', 'accessToken', 'account'];

/** Longest wait for an answer, in milliseconds: a hung connection must end in a Retry. */
const answerTimeout = 20_000;

const request: ApiBaseQuery = (args, api, extraOptions) =>
  fetchBaseQuery({
    baseUrl: new URL(configuration().apiUrl, window.location.origin).href,
    timeout: answerTimeout,
    prepareHeaders: async (headers, { endpoint }) => {
      const token = identityEndpoints.includes(endpoint)
        ? await identity.token()
        : accessToken.read();
      if (token) headers.set('Authorization', `Bearer ${token}`);
      return headers;
    },
  })(args, api, extraOptions);

/** Access tokens are short-lived: one that has run out is renewed without the user noticing. */
const withRenewal: ApiBaseQuery = async (args, api, extraOptions) => {
  const result = await request(args, api, extraOptions);
  // The account was deleted while this tab was open.
  if (result.error?.status === 403 && api.endpoint === 'account') await identity.signOut();
  if (result.error?.status !== 401 || identityEndpoints.includes(api.endpoint)) return result;
  const held = accessToken.read();
  await renewAccessToken();
  const nothingNew = accessToken.read() === held;
  return nothingNew ? result : request(args, api, extraOptions);
};

/** Whether the same question may be answered differently a moment later. */
function isTransient(error: FetchBaseQueryError): boolean {
  if (error.status === 'PARSING_ERROR') return error.originalStatus >= 500;
  return typeof error.status === 'string' || error.status >= 500;
}

/** SPEC section 9: 3 retries, the pauses doubling from one second to at most 30 s. */
const retries = 3;
const pause = (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 30_000);

/** Reads are tried again by themselves; a change only when the user says so. */
export const baseQuery = retry(withRenewal, {
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
