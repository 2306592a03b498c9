import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { parseSearchParams } from '../../../contract/search';
import { paths } from '../../services/paths';

/**
 * Shows the query of the search page in the box, and nothing on other pages. Input from before this
 * code loaded stays.
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
