import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser, Role } from '../../contract/user';

/** Who is looking at the page: what the session's machine tells the rest of the application. */
export type Visitor =
  /** Nobody knows yet; `unheard` is a visitor's `starting`, and `unanswered` all others', for long. */
  | { status: 'starting' | 'unheard' | 'returning' | 'loading' | 'unanswered' }
  /** Nobody can tell who is signed in. */
  | { status: 'unavailable' }
  /** `endedBecause` is why the server ended their last session, if it did. */
  | { status: 'signedOut'; endedBecause: string | null }
  /** Signed in; their role is being asked for. */
  | { status: 'recognising'; user: AuthUser }
  /** Signed in; their role could not be had, and why. */
  | { status: 'unrecognised'; user: AuthUser; reason: string }
  /** Signed in; `role` is null as long as they have not chosen one. */
  | { status: 'signedIn'; user: AuthUser; role: Role | null; verified: boolean };

const initialState = { status: 'starting' } as Visitor;

/** The machine's mirror, which can be read before the machine's code has come. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    visitorChanged: (_, { payload }: PayloadAction<Visitor>) => payload,
  },
});

export const { visitorChanged } = sessionSlice.actions;
