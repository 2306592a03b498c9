import type { AuthUser } from '../../../contract/accounts/user';

export type SocialProvider = 'google' | 'github';

export interface Credentials {
  email: string;
  password: string;
}

/** The credential of a reauthentication: the password, or a sign-in at a social provider. */
export type ReauthenticationCredential = { password: string } | { provider: SocialProvider };

/** Firebase's ids of the ways in which a user can sign in. */
export type SignInMethod = 'password' | 'google.com' | 'github.com';

export interface Profile {
  displayName: string;
  photoURL: string;
}

/**
 * `auth.pending` while a call is in flight, `auth.changed` when the auth state is known,
 * `auth.failed` when it cannot be known because the SDK failed to load.
 */
export type IdentityEvent =
  | { type: 'auth.pending' }
  | { type: 'auth.changed'; user: AuthUser | null }
  | { type: 'auth.failed' };
