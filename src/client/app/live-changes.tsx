import { useEffect } from 'react';
import { useAppDispatch } from '../api/store-hooks';
import { whenIdle } from '../components/loading/when-idle';
import { hasCapability } from '../services/configuration';
import { lastChange } from '../services/storage/last-change';
import { useSession } from '../session/use-session';

/** Subscribes a signed-in user to changes by other users, once the browser is idle. Renders nothing. */
export function LiveChanges() {
  const dispatch = useAppDispatch();
  const isSignedIn = useSession().status === 'signedIn';

  useEffect(() => {
    if (!isSignedIn || !hasCapability('extensions')) return;
    const lastSeen = lastChange.read();
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    whenIdle()
      .then(() => import(/* webpackChunkName: "live" */ '../api/live/subscribe-to-changes'))
      .then(
        ({ subscribeToChanges }) => {
          if (!isUnmounted) stop = subscribeToChanges(dispatch, lastSeen);
        },
        // Ignore a failed import: the next page tries again.
        () => undefined,
      );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isSignedIn, dispatch]);

  return null;
}
