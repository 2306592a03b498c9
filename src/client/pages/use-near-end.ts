import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The end of the list counts as near within 1.5 window heights below the window. */
const rootMargin = '0px 0px 150%';

/** Calls `onNear` when the element comes near the window, and again for each new `list` that ends near it. */
export function useNearEnd(
  end: RefObject<HTMLElement | null>,
  { list, isEnabled, onNear }: { list: unknown; isEnabled: boolean; onNear: () => void },
): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!isEnabled || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, list, isEnabled]);
}
