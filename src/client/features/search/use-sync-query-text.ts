import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { parseSearchParams } from '../../../contract/finding/search';
import { paths } from '../../services/paths/paths';

/**
 * Writes the query of the search page to the search box, and clears the box on other pages. Keeps
 * what the user typed before this code loaded.
 */
export function useSyncQueryText(inputRef: RefObject<HTMLInputElement | null>): void {
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  const text =
    pathname === paths.search ? parseSearchParams(new URLSearchParams(search)).text : undefined;
  useEffect(() => {
    if (inputRef.current && !(isFirst.current && inputRef.current.value)) {
      inputRef.current.value = text ?? '';
    }
    isFirst.current = false;
  }, [inputRef, pathname, text]);
}
