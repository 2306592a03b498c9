import { useSearchParams } from 'react-router-dom';
import { preserveViewState } from '../../services/browser/preserve-view';
import { parseSelection, serializeSelection, type Selection } from './product-selection';

/**
 * Returns the selection in the URL, and a function that changes it and goes to the first page. Each change
 * adds a history entry, or replaces the last one with `replace`.
 */
export function useSelection() {
  const [searchParams, setSearchParams] = useSearchParams();
  const change = (changes: Partial<Selection>, { replace = false } = {}) => {
    // Read from the URL, because another filter may have been set since the last render.
    const latest = parseSelection(new URLSearchParams(window.location.search));
    setSearchParams(serializeSelection({ ...latest, page: 1, ...changes }), {
      replace,
      state: preserveViewState,
    });
  };
  return { searchParams, selection: parseSelection(searchParams), change };
}
