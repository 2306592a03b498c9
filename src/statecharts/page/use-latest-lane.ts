import { useEffect, useRef } from 'react';
import type { SequenceMessage } from '../live/sequence';

/**
 * Scrolls horizontally to the lane of the latest message, but only while the end of the log is visible.
 */
export function useLatestLane(lanes: number, latest: SequenceMessage | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const { step, to = 0 } = latest ?? {};
  useEffect(() => {
    const view = ref.current;
    // In a column-reverse box, scrollTop is 0 at the end and negative above it.
    if (!view || !step || view.scrollTop < 0) return;
    const laneWidth = view.scrollWidth / lanes;
    const [start, end] = [to * laneWidth, (to + 1) * laneWidth];
    if (start < view.scrollLeft) view.scrollLeft = start;
    if (end > view.scrollLeft + view.clientWidth) view.scrollLeft = end - view.clientWidth;
  }, [step, to, lanes]);
  return ref;
}
