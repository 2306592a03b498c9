import { useSearchParams } from 'react-router-dom';
import { readSelection, writeSelection, type Selection } from './product-selection';

/** The selection that the address holds, and how to change it, which leads to its first page. */
export function useSelection() {
  const [address, setAddress] = useSearchParams();
  const change = (part: Partial<Selection>) => {
    // The page re-renders a moment after the address changes; by then another filter may be chosen.
    const latest = readSelection(new URLSearchParams(window.location.search));
    setAddress(writeSelection({ ...latest, page: 1, ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { address, selection: readSelection(address), change };
}
