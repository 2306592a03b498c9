import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { completedSignIn } from '../../services/storage/completed-sign-in';
import { isViewPreserved } from '../../services/browser/preserve-view';

/**
 * After a navigation or a sign-in, scrolls to the top or to the URL's hash, and moves the focus to
 * the main element. Back and Forward leave scrolling to the browser.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLDivElement>(null);
  const lastPathname = useRef<string>(undefined);
  const { pathname, search, hash, key, state } = useLocation() as Location<unknown>;
  const navigation = useNavigationType();

  // Before the page is painted, so that a picture that moves to it ends at its place.
  useLayoutEffect(() => {
    // React Router gives this key to the first history entry of a tab.
    const isFirstEntry = key === 'default';
    const isPush = navigation === NavigationType.Push && !isViewPreserved(state);
    const isNewPage = lastPathname.current !== pathname || isPush;
    lastPathname.current = pathname;
    const hasSignedIn = completedSignIn.consume();
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) {
      section.scrollIntoView();
    } else if (hasSignedIn || (!isFirstEntry && isNewPage && navigation !== NavigationType.Pop)) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
  }, [pathname, search, hash, key, state, navigation]);

  return main;
}
