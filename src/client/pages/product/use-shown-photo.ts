import { useCallback, useRef, useState, type KeyboardEvent, type RefCallback } from 'react';

/**
 * Which of several photos that lie side by side in a scrolling strip is shown. It is chosen by
 * `show` and by the arrow keys, Home and End; whoever swipes the strip chooses by that.
 */
export function useShownPhoto(count: number, first = 0) {
  const [shown, setShown] = useState(first);
  const strip = useRef<HTMLElement | null>(null);

  const show = useCallback(
    (place: number) => {
      const next = Math.min(Math.max(place, 0), count - 1);
      setShown(next);
      scrollTo(strip.current, next);
    },
    [count],
  );

  const stripRef: RefCallback<HTMLElement> = useCallback(
    (element: HTMLElement) => {
      strip.current = element;
      scrollTo(element, first);
      const follow = () => {
        if (element.clientWidth > 0) setShown(Math.round(element.scrollLeft / element.clientWidth));
      };
      element.addEventListener('scroll', follow, { passive: true });
      return () => {
        strip.current = null;
        element.removeEventListener('scroll', follow);
      };
    },
    [first],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const target = placeOfKey(event.key, shown, count);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  };

  return { shown, show, stripRef, onKeyDown };
}

function placeOfKey(key: string, shown: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shown - 1;
    case 'ArrowRight':
      return shown + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/** At once: whoever presses an arrow five times wants to be five further. */
function scrollTo(strip: HTMLElement | null, place: number): void {
  strip?.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' });
}
