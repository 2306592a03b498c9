import { useEffect } from 'react';
import { replayClicks } from './click-replay';

/** Comes after the page within its boundary: what is before it has been hydrated by then. */
export function ReplayClicks() {
  useEffect(() => {
    // The machines of some widgets start a moment after they are rendered.
    const timer = setTimeout(replayClicks);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
