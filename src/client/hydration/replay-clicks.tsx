import { useEffect } from 'react';
import { replayClicks } from './click-replay';

/** Rendered after the page in its boundary, so that everything before it is hydrated. */
export function ReplayClicks() {
  useEffect(() => {
    // The machines of some widgets start in an effect after they are rendered.
    const timer = setTimeout(replayClicks);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
