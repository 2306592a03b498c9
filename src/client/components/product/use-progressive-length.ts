import { startTransition, useEffect, useState } from 'react';

/** Fills the window, and renders fast enough to keep typing responsive. */
const initialLength = 9;

/**
 * How many items of a list to render: a few right after it changes, and all of them in a
 * transition.
 */
export function useProgressiveLength(list: readonly unknown[]): number {
  const [rendered, setRendered] = useState(list);
  useEffect(() => startTransition(() => setRendered(list)), [list]);
  return rendered === list ? Infinity : initialLength;
}
