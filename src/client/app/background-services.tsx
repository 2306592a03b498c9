import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '../api/store';
import { showStoredToast } from '../services/toasts/toasts';
import { Announcements } from './announcements';
import { applyDateLocale } from './apply-date-locale';
import { DeviceWishMerger } from './device-wish-merger';
import { LiveChanges } from './live-changes';
import { Toasts } from './toasts';
import { prefetchPages } from './prefetch-pages';
import { RecentActivitySync } from './recent-activity-sync';
import { reportTimeZone } from './report-time-zone';
import { SessionKeeper } from '../session/session-keeper';

/** Runs the session, live changes, toasts and prefetching, which the first render does not need. */
export default function BackgroundServices() {
  const store = useStore() as Store;
  useEffect(() => applyDateLocale(store), [store]);
  useEffect(() => reportTimeZone(store), [store]);
  useEffect(showStoredToast, []);
  useEffect(prefetchPages, []);
  return (
    <>
      <SessionKeeper />
      <DeviceWishMerger />
      <RecentActivitySync />
      <LiveChanges />
      <Toasts />
      <Announcements />
    </>
  );
}
