import { useEffect } from 'react';
import type { Notification } from '../../../contract/talking/notification';
import { notificationsApi } from '../../api/notifications-api';
import { useAppDispatch } from '../../api/store-hooks';
import { useIsTabVisible } from '../../services/browser/use-is-tab-visible';

/** Marks the rendered notifications as seen, once the tab is visible. */
export function useMarkSeen(notifications: readonly Notification[] | undefined): void {
  const dispatch = useAppDispatch();
  const isTabVisible = useIsTabVisible();
  useEffect(() => {
    if (!isTabVisible || !notifications?.some(({ seen }) => !seen)) return;
    void dispatch(
      notificationsApi.endpoints.markNotificationsSeen.initiate(undefined, { track: false }),
    );
  }, [notifications, isTabVisible, dispatch]);
}
