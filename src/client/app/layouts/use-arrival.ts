import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { arrival } from '../../services/arrival';

/**
 * On arrival at another page, or by a sign-in: the top of it, or the section that the address names,
 * and the focus at its beginning. Going back or forward is left to the browser, which knows where one was.
 */
export function useArrival() {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    // The router's name for the entry that the tab was opened with, whichever layout shows it.
    const isFirst = key === 'default';
    const isElsewhere = shown.current !== pathname || navigation === NavigationType.Push;
    shown.current = pathname;
    const hasSignedIn = arrival.take();
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) {
      section.scrollIntoView();
    } else if (hasSignedIn || (!isFirst && isElsewhere && navigation !== NavigationType.Pop)) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
  }, [pathname, search, hash, key, navigation]);

  return main;
}
