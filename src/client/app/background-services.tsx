import { useEffect } from 'react';
import { showStoredNotification } from '../services/notifications';
import { Announcements } from './announcements';
import { DeviceWishMerger } from './device-wish-merger';
import { LiveChanges } from './live-changes';
import { Notifications } from './notifications';
import { prefetchPages } from './prefetch-pages';
import { SessionKeeper } from '../session/session-keeper';

/** Runs the session, live changes, toasts and prefetching, which the first render does not need. */
export default function BackgroundServices() {
  useEffect(showStoredNotification, []);
  useEffect(prefetchPages, []);
  return (
    <>
      <SessionKeeper />
      <DeviceWishMerger />
      <LiveChanges />
      <Notifications />
      <Announcements />
    </>
  );
}
