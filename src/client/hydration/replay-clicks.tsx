import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { replayClicks } from './click-replay';

/**
 * Replays clicks from before hydration. Must be the last child of the page's Suspense boundary, so that
 * everything before it is hydrated. Renders nothing.
 */
export function ReplayClicks() {
  useEffect(() => {
    // Deferred, because some widgets start their state machine in an effect.
    const timer = setTimeout(replayClicks);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Ends the queue of clicks when the user leaves the loaded page: before it is hydrated, `ReplayClicks` never mounts. */
export function useReplayAfterLeaving(): void {
  const { pathname } = useLocation();
  const [loadedPath] = useState(pathname);
  useEffect(() => {
    if (pathname !== loadedPath) replayClicks();
  }, [pathname, loadedPath]);
}
