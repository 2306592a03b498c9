import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

interface Field {
  value: string;
  onChange: (value: string) => void;
}

/**
 * Passes text that the user or the browser entered before hydration to the form.
 * @returns the ref of the form control
 */
export function useInputBeforeHydration<
  Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
>({ value, onChange }: Field) {
  const control = useRef<Control>(null);
  const isHydrated = useRef(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  // A re-render in a layout effect makes React run the effects, which subscribe the form, in the same
  // task. Otherwise text that is entered before the effects run would be lost.
  useLayoutEffect(rerender, [rerender]);

  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    const enteredText = control.current?.value;
    if (enteredText && enteredText !== value) onChange(enteredText);
  }, [value, onChange]);

  return control;
}
