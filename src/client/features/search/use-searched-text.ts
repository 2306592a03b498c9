import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { parseSearchParams } from '../../../contract/search';
import { paths } from '../../services/paths';

/**
 * Lets the box say what the page shows: the words that /search is asked for, and none elsewhere.
 * What was typed before this code was there stays.
 */
export function useSearchedText(inputRef: RefObject<HTMLInputElement | null>): void {
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
