import { useEffect } from 'react';
import { useAppDispatch } from '../api/store-hooks';
import { hasCapability } from '../services/configuration';
import { useHasAccessToken } from '../services/identity/access-token';
import { belongsToAccount, removeActivity } from '../services/storage/recent-activity';
import { useSession } from '../session/use-session';

/**
 * Keeps the recent searches and recently viewed products of a signed-in user in the account. When the session ends,
 * for whatever reason, nothing of them stays on the device. Renders nothing.
 */
export function RecentActivitySync() {
  const session = useSession();
  const dispatch = useAppDispatch();
  // Not before the sign-in has the token: the browser would log the rejected request.
  const hasToken = useHasAccessToken();
  const uid = session.status === 'signedIn' && hasToken ? session.user.uid : undefined;
  const isSignedOut = session.status === 'signedOut';

  useEffect(() => {
    if (isSignedOut && belongsToAccount()) removeActivity();
  }, [isSignedOut]);

  useEffect(() => {
    if (uid === undefined || !hasCapability('extensions')) return;
    let isStopped = false;
    let stop = (): void => {
      isStopped = true;
    };
    import(
      /* webpackChunkName: "recent-activity" */ '../features/recent-activity/sync-recent-activity'
    ).then(
      ({ syncRecentActivity }) => {
        if (!isStopped) stop = syncRecentActivity(dispatch, uid);
      },
      // Ignore a failed import: the lists stay on the device, and the next page tries again.
      () => undefined,
    );
    return () => stop();
  }, [dispatch, uid]);

  return null;
}
