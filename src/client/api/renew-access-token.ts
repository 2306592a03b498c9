import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { accessToken } from '../services/access-token';
import { addressOfCall } from '../services/configuration';
import { identity } from '../services/identity/identity';
import { loadSchemas } from './answer-of';
import { answerTimeout } from './answer-timeout';
import { toRequestFailure } from './request-failure';

export interface Renewal {
  /** Why there is no new token and never will be: the server knows this account no more. */
  refusal?: string;
  /** The server can't tell for the moment; nobody is signed out for that. */
  outage?: FetchBaseQueryError;
}

let renewing: Promise<Renewal> | undefined;

async function renew(): Promise<Renewal> {
  const [email, token] = await Promise.all([identity.email(), identity.token()]);
  if (!email || !token) {
    accessToken.forget();
    return {};
  }
  const response = await fetch(addressOfCall(`/jwt?email=${encodeURIComponent(email)}`), {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(answerTimeout),
  });
  const answer: unknown = await response.json();
  if (response.status >= 500) return { outage: { status: response.status, data: answer } };
  if (response.status === 403)
    return { refusal: toRequestFailure({ status: 403, data: answer }).message };
  const { answerSchemas } = await loadSchemas();
  const renewed = answerSchemas.accessToken.safeParse(answer);
  if (renewed.success) accessToken.store(renewed.data.accessToken);
  return {};
}

/** Of a renewal that failed otherwise the caller has the 401 in hand already, and shows that. */
function outageOf(error: unknown): Renewal {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? { outage: { status: 'TIMEOUT_ERROR', error: error.message } } : {};
}

/** Exchanges the identity token for a new access token; callers at the same time share one call. */
export function renewAccessToken(): Promise<Renewal> {
  renewing ??= renew()
    .catch(outageOf)
    .finally(() => (renewing = undefined));
  return renewing;
}
