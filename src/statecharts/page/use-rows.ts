import { useState } from 'react';

/** As many rows as a screen has room for and some more: a page's work does not grow with its list. */
const rowsAtOnce = 60;

/** How many rows of a long list are shown, and how many the next press adds. */
export function useRows(all: number): { shown: number; more: number; showMore: () => void } {
  const [rows, setRows] = useState(rowsAtOnce);
  return {
    shown: Math.min(rows, all),
    more: Math.max(0, Math.min(rowsAtOnce, all - rows)),
    showMore: () => setRows(rows + rowsAtOnce),
  };
}
