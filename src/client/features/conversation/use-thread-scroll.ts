import { useEffect, useLayoutEffect, useRef } from 'react';

/** The distance from the end of the page, in pixels, within which the page scrolls to a new message. */
const nearEndDistance = 160;

const pageHeight = () => document.documentElement.scrollHeight;
const scrollToEnd = () => window.scrollTo(0, pageHeight());

interface ThreadScrollOptions {
  /** The key of the oldest loaded item. */
  firstKey: string | undefined;
  /** The key of the newest item. */
  lastKey: string | undefined;
  /** Whether the user wrote the newest item. */
  isLastOwn: boolean;
}

/**
 * Scrolls the page to the newest message: at first, after the user's own message, and if the end is
 * visible. Older messages that load at the top leave the visible ones in place.
 */
export function useThreadScroll({ firstKey, lastKey, isLastOwn }: ThreadScrollOptions): void {
  const previous = useRef<{ firstKey?: string | undefined; lastKey?: string | undefined }>({});
  const height = useRef(0);
  const isNearEnd = useRef(true);

  useEffect(() => {
    const update = () => {
      isNearEnd.current = window.innerHeight + window.scrollY >= pageHeight() - nearEndDistance;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  useLayoutEffect(() => {
    const { firstKey: previousFirst, lastKey: previousLast } = previous.current;
    previous.current = { firstKey, lastKey };
    if (previousLast !== lastKey) {
      if (previousLast === undefined || isLastOwn || isNearEnd.current) scrollToEnd();
    } else if (previousFirst !== firstKey) {
      window.scrollBy(0, pageHeight() - height.current);
    }
    height.current = pageHeight();
  }, [firstKey, lastKey, isLastOwn]);
}
