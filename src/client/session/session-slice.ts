import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser, Role } from '../../contract/user';

/** The user of the page: signed in, signed out, or not known yet. */
export type Visitor =
  /**
   * Not known yet. When the auth result takes long, `starting` becomes `startingLate`, and the
   * others become `unresponsive`.
   */
  | { status: 'starting' | 'startingLate' | 'returning' | 'loading' | 'unresponsive' }
  /** The identity service could not be loaded. */
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

/**
 * Holds the session machine's state, so that components can read it before the machine's chunk
 * loads.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    visitorChanged: (_, { payload }: PayloadAction<Visitor>) => payload,
  },
});

export const { visitorChanged } = sessionSlice.actions;
