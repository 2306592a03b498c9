import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { shallowEqual, useStore } from 'react-redux';
import { waitFor } from 'xstate';
import { provideRenewal } from '../api/renew-access-token';
import type { Store } from '../api/store';
import { inspectOptions } from '../services/inspection';
import { subscribeToOtherTabs } from './other-tabs';
import { providedSession } from './provided-session';
import { visitorChanged } from './session-slice';
import { toVisitor } from './to-visitor';

/** Runs the session machine and mirrors it in the store. */
export function useSession(): void {
  const store = useStore() as Store;
  const actor = useActorRef(providedSession(store), inspectOptions());

  useEffect(() => {
    const mirror = () => {
      const visitor = toVisitor(actor.getSnapshot());
      if (shallowEqual(visitor, store.getState().session)) return;
      store.dispatch(visitorChanged(visitor));
    };
    mirror();
    const subscription = actor.subscribe(mirror);

    const stopRenewing = provideRenewal(async () => {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
      actor.send({ type: 'access.expired' });
      const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));
      return context.outage;
    });
    const stopListening = subscribeToOtherTabs((reason) =>
      actor.send({ type: 'session.endedElsewhere', reason }),
    );
    const retry = () => actor.send({ type: 'auth.retry' });
    window.addEventListener('online', retry);
    return () => {
      subscription.unsubscribe();
      stopRenewing();
      stopListening();
      window.removeEventListener('online', retry);
    };
  }, [actor, store]);
}
