import { useEffect } from 'react';
import { answerEarlyPresses } from '../../services/early-presses';

/** Stands behind the page within its boundary: what is before it has been taken over by then. */
export function EarlyPresses() {
  useEffect(() => {
    // The machines of some widgets start a moment after they are drawn.
    const timer = setTimeout(answerEarlyPresses);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
