import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

interface Field {
  value: string;
  onChange: (value: string) => void;
}

/**
 * Passes to the form what the user or the browser entered before hydration.
 * @returns a ref for the control
 */
export function useInputBeforeHydration<
  Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
>({ value, onChange }: Field) {
  const control = useRef<Control>(null);
  const isHydrated = useRef(false);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  // Forces React to run the effects of hydration, which subscribe the form, in the same task. Input
  // that arrives before them would be lost.
  useLayoutEffect(renderAgain, [renderAgain]);

  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    const typed = control.current?.value;
    if (typed && typed !== value) onChange(typed);
  }, [value, onChange]);

  return control;
}
