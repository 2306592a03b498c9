import { useEffect } from 'react';
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
