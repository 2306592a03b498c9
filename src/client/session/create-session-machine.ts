import { fromCallback, fromPromise } from 'xstate';
import { api } from '../api/api';
import type { Store } from '../api/store';
import { accessToken } from '../services/identity/access-token';
import { drafts } from '../services/drafts/drafts';
import { lastPhoneNumber } from '../services/storage/last-phone-number';
import { removeActivity } from '../services/storage/recent-activity';
import { searchToSave } from '../services/storage/search-to-save';
import { identity } from '../services/identity/identity';
import { revokeAccessToken } from './revoke-access-token';
import { notifyOtherTabsOfSessionEnd } from './session-end-channel';
import { renewToken } from './renew-token';
import { sessionMachine, type SessionEvent } from './session.machine';
import { watchAccount } from './watch-account';

/** Returns the session machine with its actors and actions. */
export const createSessionMachine = (store: Store) =>
  sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback<SessionEvent>(({ sendBack }) => {
        if (accessToken.read() !== null) sendBack({ type: 'auth.tokenFound' });
        return identity.watch(sendBack);
      }),
      watchAccount: fromCallback<SessionEvent, { email: string }>(({ input, sendBack }) =>
        watchAccount(store, input.email, sendBack),
      ),
      renewToken: fromPromise(({ input }) => renewToken(input.email)),
    },
    actions: {
      storeToken: (_, { output }) => {
        if (output.token !== undefined) accessToken.store(output.token);
      },
      removeToken: () => accessToken.remove(),
      revokeAccessToken,
      endSession: (_, { reason }) => {
        notifyOtherTabsOfSessionEnd(reason);
        accessToken.remove();
        // Ignore a failure: the user is still signed in, and the server rejects the next call too.
        identity.endSession().catch(() => undefined);
      },
      resetCaches: () => void store.dispatch(api.util.resetApiState()),
      claimDrafts: (_, { user }) => user && drafts.assignTo(user.uid),
      removeDrafts: () => {
        drafts.removeAll();
        lastPhoneNumber.remove();
        searchToSave.remove();
        removeActivity();
      },
    },
  });
