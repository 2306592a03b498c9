import { useEffect, useSyncExternalStore } from 'react';
import type { Notification } from '../../../contract/notification';
import { notificationsApi } from '../../api/notifications-api';
import { useAppDispatch } from '../../api/store-hooks';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isDocumentVisible = () => document.visibilityState === 'visible';

/** Marks the rendered notifications as seen, once the tab is visible. */
export function useMarkSeen(rendered: readonly Notification[] | undefined): void {
  const dispatch = useAppDispatch();
  const isTabVisible = useSyncExternalStore(subscribe, isDocumentVisible);
  useEffect(() => {
    if (!isTabVisible || !rendered?.some(({ seen }) => !seen)) return;
    void dispatch(
      notificationsApi.endpoints.markNotificationsSeen.initiate(undefined, { track: false }),
    );
  }, [rendered, isTabVisible, dispatch]);
}
