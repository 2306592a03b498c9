import type { Dispatch } from '@reduxjs/toolkit';
import { accessToken } from '../services/access-token';
import { tellOtherTabs } from '../services/ended-session';
import { identity } from '../services/identity/identity';
import { sessionEnded } from '../session/session-slice';

/** Signs somebody out whose account the server no longer knows, and keeps why for the login page. */
export async function endSession(dispatch: Dispatch, reason: string): Promise<void> {
  dispatch(sessionEnded(reason));
  tellOtherTabs(reason);
  accessToken.forget();
  await identity.signOut();
}
