import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { shallowEqual, useStore } from 'react-redux';
import { waitFor } from 'xstate';
import { registerTokenRefresh } from '../api/renew-access-token';
import type { Store } from '../api/store';
import { inspectOptions } from '../services/telemetry/inspection';
import { subscribeToSessionEnd } from './session-end-channel';
import { createSessionMachine } from './create-session-machine';
import { sessionChanged } from './session-slice';
import { toSessionState } from './to-session-state';

/** Runs the session machine and copies its state to the store. */
export function useSessionMachine(): void {
  const store = useStore() as Store;
  const actor = useActorRef(createSessionMachine(store), inspectOptions());

  useEffect(() => {
    const updateStore = () => {
      const session = toSessionState(actor.getSnapshot());
      if (shallowEqual(session, store.getState().session)) return;
      store.dispatch(sessionChanged(session));
    };
    updateStore();
    const subscription = actor.subscribe(updateStore);

    const unregisterTokenRefresh = registerTokenRefresh(async () => {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
      actor.send({ type: 'access.expired' });
      const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));
      return context.outage;
    });
    const unsubscribeFromOtherTabs = subscribeToSessionEnd((reason) =>
      actor.send({ type: 'session.endedElsewhere', reason }),
    );
    const retry = () => actor.send({ type: 'auth.retry' });
    window.addEventListener('online', retry);
    return () => {
      subscription.unsubscribe();
      unregisterTokenRefresh();
      unsubscribeFromOtherTabs();
      window.removeEventListener('online', retry);
    };
  }, [actor, store]);
}
