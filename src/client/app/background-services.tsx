import { useEffect } from 'react';
import { showStoredToast } from '../services/toasts';
import { Announcements } from './announcements';
import { DeviceWishMerger } from './device-wish-merger';
import { LiveChanges } from './live-changes';
import { Toasts } from './toasts';
import { prefetchPages } from './prefetch-pages';
import { SessionKeeper } from '../session/session-keeper';

/** Runs the session, live changes, toasts and prefetching, which the first render does not need. */
export default function BackgroundServices() {
  useEffect(showStoredToast, []);
  useEffect(prefetchPages, []);
  return (
    <>
      <SessionKeeper />
      <DeviceWishMerger />
      <LiveChanges />
      <Toasts />
      <Announcements />
    </>
  );
}
