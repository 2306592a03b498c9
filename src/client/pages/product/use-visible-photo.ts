import { useCallback, useRef, useState, type KeyboardEvent, type RefCallback } from 'react';

/**
 * Returns the index of the visible photo of a scrolling strip. `showPhoto`, swiping, the arrow keys, Home
 * and End change it.
 */
export function useVisiblePhoto(count: number, initialIndex = 0) {
  const [visibleIndex, setVisibleIndex] = useState(initialIndex);
  const strip = useRef<HTMLElement | null>(null);

  const showPhoto = useCallback(
    (index: number) => {
      const next = Math.min(Math.max(index, 0), count - 1);
      setVisibleIndex(next);
      scrollTo(strip.current, next);
    },
    [count],
  );

  const stripRef: RefCallback<HTMLElement> = useCallback(
    (element: HTMLElement) => {
      strip.current = element;
      scrollTo(element, initialIndex);
      const syncWithScroll = () => {
        if (element.clientWidth > 0)
          setVisibleIndex(Math.round(element.scrollLeft / element.clientWidth));
      };
      element.addEventListener('scroll', syncWithScroll, { passive: true });
      return () => {
        strip.current = null;
        element.removeEventListener('scroll', syncWithScroll);
      };
    },
    [initialIndex],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const target = indexForKey(event.key, visibleIndex, count);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    showPhoto(target);
  };

  return { visibleIndex, showPhoto, stripRef, onKeyDown };
}

function indexForKey(key: string, visibleIndex: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return visibleIndex - 1;
    case 'ArrowRight':
      return visibleIndex + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/** Scrolls without animation, so that five key presses move five photos. */
function scrollTo(strip: HTMLElement | null, index: number): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' });
}
