import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DateLocale } from '../../contract/accounts/date-locale';
import type { AuthUser, Role } from '../../contract/accounts/user';

/** The session as components see it. */
export type SessionState =
  /**
   * Not known yet. `restoring`: an access token is stored. `loading`: an identity call is in flight.
   * After a long wait `starting` becomes `startingSlowly`; the other two become `loadingSlowly`.
   */
  | { status: 'starting' | 'startingSlowly' | 'restoring' | 'loading' | 'loadingSlowly' }
  /** The identity service could not be loaded. */
  | { status: 'identityUnavailable' }
  /** `endReason` is why the session ended, unless the user signed out. */
  | { status: 'signedOut'; endReason: string | null }
  /** Signed in; the account is loading. */
  | { status: 'loadingAccount'; user: AuthUser }
  /** Signed in; the account failed to load. */
  | { status: 'accountFailed'; user: AuthUser; reason: string }
  /** Signed in, but suspended: the user can only object, download the own data, or delete the account. */
  | { status: 'suspended'; user: AuthUser; reason: string; statementToken: string | undefined }
  /** Signed in; `role` is the active one, null until the user has chosen one. */
  | {
      status: 'signedIn';
      user: AuthUser;
      role: Role | null;
      hasBothRoles?: boolean | undefined;
      verified: boolean;
      emailConfirmed?: boolean | undefined;
      dateLocale?: DateLocale | null | undefined;
      timeZone?: string | null | undefined;
    };

const initialState = { status: 'starting' } as SessionState;

/**
 * Holds the session machine's state, so that components can read it before the machine's chunk
 * loads.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: (_, { payload }: PayloadAction<SessionState>) => payload,
  },
});

export const { sessionChanged } = sessionSlice.actions;
