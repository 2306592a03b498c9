import { useEffect } from 'react';
import { showStoredNotification } from '../services/notifications';
import { Announcements } from './announcements';
import { DeviceWishMerger } from './device-wish-merger';
import { LiveChanges } from './live-changes';
import { Notifications } from './notifications';
import { prefetchPages } from './prefetch-pages';
import { SessionKeeper } from '../session/session-keeper';

/** The parts that are active on every page: session, live changes, toasts, announcements, prefetching. */
export default function Background() {
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
