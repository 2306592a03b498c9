/** A person as the identity service vouches for them. */
export interface Identity {
  uid: string;
  email: string;
  /** Whether they have proven that the address is theirs. */
  emailVerified: boolean;
  displayName: string;
  photoURL: string;
  /** How they signed in, in Firebase's words: `password`, `google.com`. */
  provider: string;
  /** When they signed in, in seconds since the epoch; the same in every token of one sign-in. */
  authTime: number;
}

/** As Firebase names the signing in by email and password. */
export const passwordProvider = 'password';

/** No token can be judged: the identity service does not say by which keys they are signed. */
export class IdentityServiceUnreachable extends Error {
  override readonly name = 'IdentityServiceUnreachable';

  constructor(cause: unknown) {
    super('The keys of the identity service could not be fetched.', { cause });
  }
}

/**
 * Verifies an identity token.
 * @throws IdentityServiceUnreachable when nobody can tell, and another error when it is not valid
 */
export type IdentityVerifier = (idToken: string) => Promise<Identity>;
