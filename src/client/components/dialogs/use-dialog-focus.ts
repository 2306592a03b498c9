import { useCallback, useRef } from 'react';

const fieldOrButton = 'input, select, textarea, button';

/**
 * Moves the focus into a dialog as it appears. Zag does so some frames later, and would then take it
 * from a field that the user types in already.
 */
export function useDialogFocus() {
  const content = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);

  const contentRef = useCallback((element: HTMLElement | null) => {
    // Ark calls it again at each render.
    if (!element || element === content.current) return;
    content.current = element;
    opener.current = document.activeElement as HTMLElement | null;
    element.querySelector<HTMLElement>(fieldOrButton)?.focus({ preventScroll: true });
  }, []);

  return {
    contentRef,
    /** Leaves it where it is within the dialog. */
    initialFocusEl: () => {
      const focused = document.activeElement as HTMLElement | null;
      return content.current?.contains(focused) ? focused : null;
    },
    /** Where it was before. */
    finalFocusEl: () => opener.current,
  };
}
