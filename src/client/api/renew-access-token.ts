import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Why the server can't tell for the moment whether somebody may have a new access token. */
export type Outage = FetchBaseQueryError;

type Renew = () => Promise<Outage | null>;

/** Before the session runs there is nobody whose token could be renewed. */
const forNobody: Renew = () => Promise.resolve(null);
let renew = forNobody;

/**
 * The session renews the access token for the API, which knows nothing of the session.
 * @returns what ends that.
 */
export function provideRenewal(provided: Renew): () => void {
  renew = provided;
  return () => {
    renew = forNobody;
  };
}

/** Resolves when there is a new access token or will be none, with the outage that is to blame. */
export const renewAccessToken: Renew = () => renew();
