import { responseTimeout } from '../api/call-timeout';
import { toRequestFailure } from '../api/request-failure';
import { toApiUrl } from '../services/configuration';
import { identity } from '../services/identity/identity';
import type { Renewal } from './session.machine';

/**
 * Exchanges the identity token for a new access token.
 * @throws if no user is signed in or the server cannot be reached
 */
export async function renewToken(email: string): Promise<Renewal> {
  const token = await identity.token();
  if (!token) throw new Error('No user is signed in.');
  try {
    const response = await fetch(toApiUrl(`/jwt?email=${encodeURIComponent(email)}`), {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(responseTimeout),
    });
    const { status } = response;
    const data: unknown = await response.json();
    if (status >= 500) return { outage: { status, data } };
    if (status === 403) return { rejection: toRequestFailure({ status, data }).message };
    const { accessTokenSchema } = await import(
      /* webpackChunkName: "responses" */ '../../contract/accounts/user'
    );
    return { token: accessTokenSchema.parse(data).accessToken };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (!isTimeout) throw error;
    return { outage: { status: 'TIMEOUT_ERROR', error: error.message } };
  }
}
