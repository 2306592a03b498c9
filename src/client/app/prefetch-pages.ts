import { preloadPage } from './preload-page';

/** Events that precede a click on a link. */
const approaches = ['pointerover', 'touchstart', 'focusin'];

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  // Following the link reports the failure; prefetching must not.
  preloadPage(link.pathname).catch(() => undefined);
}

/**
 * Prefetches the page of an internal link on hover, touch or focus.
 * @returns a function that stops it
 */
export function prefetchPages(): () => void {
  const listening = new AbortController();
  for (const approach of approaches) {
    document.addEventListener(approach, ({ target }) => prefetch(target), {
      passive: true,
      signal: listening.signal,
    });
  }
  // The user may already point at a link.
  document.querySelectorAll('a:hover, a:focus').forEach(prefetch);
  return () => listening.abort();
}
