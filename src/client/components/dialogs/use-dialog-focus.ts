import { useCallback, useRef } from 'react';

const focusableSelector = 'input, select, textarea, button';

/**
 * Moves the focus into a dialog when it mounts. Zag, Chakra's dialog machine, does so some frames
 * later and would move it away from a field in which the user is already typing.
 */
export function useDialogFocus() {
  const content = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);

  const contentRef = useCallback((element: HTMLElement | null) => {
    // Ark, on which Chakra is built, calls the ref again on each render.
    if (!element || element === content.current) return;
    content.current = element;
    opener.current = document.activeElement as HTMLElement | null;
    element.querySelector<HTMLElement>(focusableSelector)?.focus({ preventScroll: true });
  }, []);

  return {
    contentRef,
    /** Keeps the focus on the focused element if it is within the dialog. */
    initialFocusEl: () => {
      const focused = document.activeElement as HTMLElement | null;
      return content.current?.contains(focused) ? focused : null;
    },
    /** Returns the focus to the element that opened the dialog. */
    finalFocusEl: () => opener.current,
  };
}
