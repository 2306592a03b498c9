import { startTransition, useEffect, useState } from 'react';

/** More than a window shows at once, and few enough to be drawn between a key and the next. */
const few = 9;

/**
 * How many of a list to draw: a few when it has just changed, so that those are there at once, and
 * all of them a moment later.
 */
export function useFirstFew(list: readonly unknown[]): number {
  const [drawn, setDrawn] = useState(list);
  useEffect(() => startTransition(() => setDrawn(list)), [list]);
  return drawn === list ? Infinity : few;
}
