import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback } from 'xstate';
import { api } from '../api/api';
import { leaveSession } from './leave-session';
import { sessionChanged, sessionEnded, type Session } from './session-slice';
import { useAppDispatch } from '../api/store-hooks';
import { hearOtherTabs } from '../services/ended-session';
import { identity } from '../services/identity/identity';
import { inspected } from '../services/inspection';
import { sessionMachine, type SessionEvent } from './session.machine';

const watchIdentity = fromCallback<SessionEvent>(({ sendBack }) => identity.watch(sendBack));

const machine = sessionMachine.provide({ actors: { watchIdentity } });

/** Runs the auth machine for the whole application and tells the store what it needs of it. */
export function useSession(): void {
  const dispatch = useAppDispatch();
  const actor = useActorRef(machine, inspected());

  useEffect(() => {
    let known: string | undefined;
    const tell = () => {
      const snapshot = actor.getSnapshot();
      const { user } = snapshot.context;
      const status: Session['status'] =
        snapshot.value === 'unavailable' ? 'unavailable' : snapshot.value.connected;
      if (status === 'signedOut') {
        leaveSession();
        // What the last person was shown is nobody else's business.
        if (known !== undefined) dispatch(api.util.resetApiState());
      }
      if (!snapshot.hasTag('loading')) known = user?.uid;
      dispatch(sessionChanged({ status, user }));
    };
    tell();
    const subscription = actor.subscribe(tell);
    const stopHearing = hearOtherTabs((reason) => dispatch(sessionEnded(reason)));
    const retry = () => actor.send({ type: 'auth.retry' });
    window.addEventListener('online', retry);
    return () => {
      subscription.unsubscribe();
      stopHearing();
      window.removeEventListener('online', retry);
    };
  }, [actor, dispatch]);
}
