/** A user as authenticated by the identity service. */
export interface Identity {
  uid: string;
  email: string;
  /** Whether the user has confirmed the email address. */
  emailVerified: boolean;
  displayName: string;
  photoURL: string;
  /** Firebase's id of the sign-in provider, such as `password` or `google.com`. */
  provider: string;
  /** The time of the sign-in in seconds since the epoch. All tokens of a sign-in have the same one. */
  authTime: number;
}

/** Firebase's id of the provider for sign-in with email and password. */
export const passwordProvider = 'password';

/** The keys of the identity service cannot be fetched, so tokens cannot be verified. */
export class IdentityServiceUnavailable extends Error {
  override readonly name = 'IdentityServiceUnavailable';

  constructor(cause: unknown) {
    super('The keys of the identity service could not be fetched.', { cause });
  }
}

/**
 * Verifies an identity token.
 * @throws IdentityServiceUnavailable if the keys cannot be fetched; another error if the token is not valid
 */
export type IdentityVerifier = (idToken: string) => Promise<Identity>;
