import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

interface Field {
  value: string;
  onChange: (value: string) => void;
}

/**
 * Hands to a form what a person or the browser filled in while only the prerendered page was
 * there. Goes to the control as its ref.
 */
export function useInputBeforeHydration<
  Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
>({ value, onChange }: Field) {
  const control = useRef<Control>(null);
  const isHydrated = useRef(false);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  // Makes React run the effects of the hydration, by which the form begins to listen, in the same
  // task: what is typed before they have run is lost.
  useLayoutEffect(renderAgain, [renderAgain]);

  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    const typed = control.current?.value;
    if (typed && typed !== value) onChange(typed);
  }, [value, onChange]);

  return control;
}
