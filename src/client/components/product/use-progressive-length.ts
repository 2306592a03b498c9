import { startTransition, useEffect, useState } from 'react';

/** The number of items that are rendered first: enough to fill the window, few enough to render fast. */
const initialLength = 9;

/**
 * Returns how many items of a list to render: a few right after the list changes, then all of them in
 * a transition.
 */
export function useProgressiveLength(list: readonly unknown[]): number {
  const [rendered, setRendered] = useState(list);
  useEffect(() => startTransition(() => setRendered(list)), [list]);
  return rendered === list ? Infinity : initialLength;
}
