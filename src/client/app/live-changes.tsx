import { useEffect } from 'react';
import { useAppDispatch } from '../api/store-hooks';
import { whenIdle } from '../components/loading/when-idle';
import { hasCapability } from '../services/configuration';
import { lastChange } from '../services/last-change';
import { useVisitor } from '../session/visitor';

/** Subscribes signed-in users to changes by others, once the browser is idle. */
export function LiveChanges() {
  const dispatch = useAppDispatch();
  const isSignedIn = useVisitor().status === 'signedIn';

  useEffect(() => {
    if (!isSignedIn || !hasCapability('orders')) return;
    const lastSeen = lastChange.read();
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    whenIdle()
      .then(() => import(/* webpackChunkName: "live" */ '../api/live/subscribe-to-changes'))
      .then(
        ({ subscribeToChanges }) => {
          if (!isUnmounted) stop = subscribeToChanges(dispatch, lastSeen);
        },
        // The next page tries again.
        () => undefined,
      );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isSignedIn, dispatch]);

  return null;
}
