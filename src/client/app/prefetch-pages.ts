import { preloadPage } from './preload-page';

/** What tells that somebody is about to follow a link. */
const approaches = ['pointerover', 'touchstart', 'focusin'];

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  // Following the link tells of a failure and offers Retry; guessing must not.
  preloadPage(link.pathname).catch(() => undefined);
}

/**
 * Fetches the page behind a link of ours as soon as somebody points at it, touches or focuses it.
 * @returns ends it
 */
export function prefetchPages(): () => void {
  const listening = new AbortController();
  for (const approach of approaches) {
    document.addEventListener(approach, ({ target }) => prefetch(target), {
      passive: true,
      signal: listening.signal,
    });
  }
  // Somebody may have been pointing at one since before the application was there.
  document.querySelectorAll('a:hover, a:focus').forEach(prefetch);
  return () => listening.abort();
}
