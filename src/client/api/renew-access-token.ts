import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Why the server cannot issue a new access token now. */
export type Outage = FetchBaseQueryError;

type Renew = () => Promise<Outage | null>;

/** Until the session starts there is no user whose token could be renewed. */
const noRenewal: Renew = () => Promise.resolve(null);
let renew = noRenewal;

/**
 * Lets the session renew the access token, because the API layer must not import the session.
 * @returns a function that removes the provider
 */
export function provideRenewal(provided: Renew): () => void {
  renew = provided;
  return () => {
    renew = noRenewal;
  };
}

/**
 * Resolves to null when there is a new token or the user is not allowed one, else to the outage.
 */
export const renewAccessToken: Renew = () => renew();
