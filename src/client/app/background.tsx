import { useEffect } from 'react';
import { showStoredNotification } from '../services/notifications';
import { Announcements } from './announcements';
import { DeviceWishJoiner } from './device-wish-joiner';
import { LiveChanges } from './live-changes';
import { Notifications } from './notifications';
import { prefetchPages } from './prefetch-pages';
import { SessionKeeper } from '../session/session-keeper';

/** What runs beside every page: who is signed in, and the messages above the page, and the next page. */
export default function Background() {
  useEffect(showStoredNotification, []);
  useEffect(prefetchPages, []);
  return (
    <>
      <SessionKeeper />
      <DeviceWishJoiner />
      <LiveChanges />
      <Notifications />
      <Announcements />
    </>
  );
}
