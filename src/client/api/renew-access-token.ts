import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** The error of a server that cannot issue a new access token now. */
export type Outage = FetchBaseQueryError;

type RefreshToken = () => Promise<Outage | null>;

/** Used until the session registers its own function. */
const noRefresh: RefreshToken = () => Promise.resolve(null);
let refreshToken = noRefresh;

/**
 * Registers the function that renews the access token. The session registers it, because the API
 * layer must not import the session.
 * @returns a function that unregisters it
 */
export function registerTokenRefresh(refresh: RefreshToken): () => void {
  refreshToken = refresh;
  return () => {
    refreshToken = noRefresh;
  };
}

/**
 * Renews the access token. Resolves to the outage if the server cannot decide now. Resolves to null
 * if there is a new token or the server rejected the user.
 */
export const renewAccessToken: RefreshToken = () => refreshToken();
