import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser, Role } from '../../contract/user';

/** The user of the page, as the session machine reports it to the application. */
export type Visitor =
  /**
   * Not known yet. After a while `starting` becomes `startingLate`, and the others `unresponsive`.
   */
  | { status: 'starting' | 'startingLate' | 'returning' | 'loading' | 'unresponsive' }
  /** The auth state cannot be known. */
  | { status: 'unavailable' }
  /** `endReason` is why the session ended, unless the user signed out. */
  | { status: 'signedOut'; endReason: string | null }
  /** Signed in; the role is loading. */
  | { status: 'recognising'; user: AuthUser }
  /** Signed in; the role failed to load. */
  | { status: 'unrecognised'; user: AuthUser; reason: string }
  /** Signed in; `role` is null until the user has chosen one. */
  | { status: 'signedIn'; user: AuthUser; role: Role | null; verified: boolean };

const initialState = { status: 'starting' } as Visitor;

/** Mirrors the machine, so that its state can be read before its chunk has loaded. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    visitorChanged: (_, { payload }: PayloadAction<Visitor>) => payload,
  },
});

export const { visitorChanged } = sessionSlice.actions;
