/** A person as the identity service vouches for them. */
export interface Identity {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
}

/** No token can be judged: the identity service does not say by which keys they are signed. */
export class IdentityServiceUnreachable extends Error {
  override readonly name = 'IdentityServiceUnreachable';

  constructor(cause: unknown) {
    super('The keys of the identity service could not be fetched.', { cause });
  }
}

/** Verifies an identity token; rejects when it is not valid, or IdentityServiceUnreachable. */
export type IdentityVerifier = (idToken: string) => Promise<Identity>;
