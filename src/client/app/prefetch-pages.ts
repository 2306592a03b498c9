import { preloadPage } from './preload-page';

/** Events that usually precede a click on a link. */
const prefetchEvents = ['pointerover', 'touchstart', 'focusin'];

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  // Ignore a failed prefetch: the page shows the error when the link is followed.
  preloadPage(link.pathname).catch(() => undefined);
}

/**
 * Prefetches the page of an internal link on hover, touch or focus.
 * @returns a function that removes the listeners
 */
export function prefetchPages(): () => void {
  const abortController = new AbortController();
  for (const eventName of prefetchEvents) {
    document.addEventListener(eventName, ({ target }) => prefetch(target), {
      passive: true,
      signal: abortController.signal,
    });
  }
  // The pointer or the focus may already be on a link.
  document.querySelectorAll('a:hover, a:focus').forEach(prefetch);
  return () => abortController.abort();
}
