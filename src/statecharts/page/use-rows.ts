import { useState } from 'react';

/** A little more than a screenful, so that rendering does not slow down with the length of the list. */
const pageSize = 60;

/** Paginates a long list: returns the number of visible rows and the number that `showMore` adds. */
export function useRows(total: number): {
  visibleCount: number;
  nextCount: number;
  showMore: () => void;
} {
  const [limit, setLimit] = useState(pageSize);
  return {
    visibleCount: Math.min(limit, total),
    nextCount: Math.max(0, Math.min(pageSize, total - limit)),
    showMore: () => setLimit(limit + pageSize),
  };
}
