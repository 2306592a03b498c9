import { useEffect, useRef } from 'react';
import { announce } from '../../services/announcements';

export const countInWords = (count: number) =>
  `${count} new ${count === 1 ? 'notification' : 'notifications'}`;

/**
 * Announces notifications that arrive while the page is open.
 * @param count undefined until loaded
 */
export function useAnnouncedCount(count: number | undefined): void {
  const lastCount = useRef(count);
  useEffect(() => {
    const before = lastCount.current;
    lastCount.current = count;
    if (before === undefined || count === undefined || count <= before) return;
    announce(countInWords(count));
  }, [count]);
}
