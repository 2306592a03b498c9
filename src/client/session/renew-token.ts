import { responseTimeout } from '../api/call-timeout';
import { loadSchemas } from '../api/response-schema';
import { toRequestFailure } from '../api/request-failure';
import { callUrl } from '../services/configuration';
import { identity } from '../services/identity/identity';
import type { Renewal } from './session.machine';

/**
 * Exchanges the identity token for a new access token.
 * @throws if there is none; the caller then reports the error of the old one
 */
export async function renewToken(email: string): Promise<Renewal> {
  const token = await identity.token();
  if (!token) throw new Error('Nobody is signed in.');
  try {
    const response = await fetch(callUrl(`/jwt?email=${encodeURIComponent(email)}`), {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(responseTimeout),
    });
    const { status } = response;
    const answer: unknown = await response.json();
    if (status >= 500) return { outage: { status, data: answer } };
    if (status === 403) return { refusal: toRequestFailure({ status, data: answer }).message };
    const { responseSchemas } = await loadSchemas();
    return { token: responseSchemas.accessToken.parse(answer).accessToken };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate) throw error;
    return { outage: { status: 'TIMEOUT_ERROR', error: error.message } };
  }
}
