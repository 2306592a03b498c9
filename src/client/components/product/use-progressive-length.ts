import { startTransition, useEffect, useState } from 'react';

/** More than a window shows at once, and few enough to be rendered between a key and the next. */
const few = 9;

/**
 * How many of a list to render: a few when it has just changed, so that those are there at once,
 * and all of them a moment later.
 */
export function useProgressiveLength(list: readonly unknown[]): number {
  const [rendered, setRendered] = useState(list);
  useEffect(() => startTransition(() => setRendered(list)), [list]);
  return rendered === list ? Infinity : few;
}
