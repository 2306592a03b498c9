import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser } from '../../contract/user';

/** What the rest of the application needs of the auth machine, which owns it. */
export interface Session {
  status:
    'starting' | 'unheard' | 'loading' | 'unanswered' | 'signedIn' | 'signedOut' | 'unavailable';
  user: AuthUser | null;
}

interface SessionState extends Session {
  /** Why the server ended the last session; null once somebody is signed in again. */
  endedBecause: string | null;
}

const initialState: SessionState = { status: 'starting', user: null, endedBecause: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: ({ endedBecause }, { payload }: PayloadAction<Session>) => ({
      ...payload,
      endedBecause: payload.status === 'signedIn' ? null : endedBecause,
    }),
    sessionEnded: (session, { payload }: PayloadAction<string>) => ({
      ...session,
      endedBecause: payload,
    }),
  },
});

export const { sessionChanged, sessionEnded } = sessionSlice.actions;
