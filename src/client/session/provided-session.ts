import { fromCallback, fromPromise } from 'xstate';
import { api } from '../api/api';
import type { Store } from '../api/store';
import { accessToken } from '../services/access-token';
import { drafts } from '../services/drafts';
import { identity } from '../services/identity/identity';
import { leaveServer } from './leave-server';
import { tellOtherTabs } from './other-tabs';
import { renewToken } from './renew-token';
import { sessionMachine, type SessionEvent } from './session.machine';
import { watchAccount } from './watch-account';

/** The machine with its effects on the store, the server and the identity service. */
export const providedSession = (store: Store) =>
  sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback<SessionEvent>(({ sendBack }) => {
        if (accessToken.read() !== null) sendBack({ type: 'auth.returning' });
        return identity.watch(sendBack);
      }),
      watchAccount: fromCallback<SessionEvent, { email: string }>(({ input, sendBack }) =>
        watchAccount(store, input.email, sendBack),
      ),
      renewToken: fromPromise(({ input }) => renewToken(input.email)),
    },
    actions: {
      keepToken: (_, { output }) => {
        if (output.token !== undefined) accessToken.store(output.token);
      },
      forgetToken: () => accessToken.remove(),
      leaveServer,
      endSession: (_, { reason }) => {
        tellOtherTabs(reason);
        accessToken.remove();
        // When it fails they are still signed in, and the server refuses them again.
        identity.endSession().catch(() => undefined);
      },
      resetCaches: () => void store.dispatch(api.util.resetApiState()),
      claimDrafts: (_, { user }) => user && drafts.belongTo(user.uid),
      forgetDrafts: () => drafts.removeAll(),
    },
  });
