import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser } from '../../contract/user';

/** What the rest of the application needs of the auth machine, which owns it. */
export interface Session {
  status: 'loading' | 'signedIn' | 'signedOut' | 'unavailable';
  user: AuthUser | null;
}

const initialState: Session = { status: 'loading', user: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: (_session, { payload }: PayloadAction<Session>) => payload,
  },
});

export const { sessionChanged } = sessionSlice.actions;
