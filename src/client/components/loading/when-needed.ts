import { whenIdle } from './when-idle';

/** How far before the viewport: loaded when it scrolls into view, at an ordinary speed. */
const margin = '600px';

function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}

/**
 * Resolves when the element with this id is about to come into sight, or when the browser has
 * nothing better to do: somebody may come to it without scrolling. At once where it is not yet.
 */
export function whenNeeded(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element ? Promise.race([whenNear(element), whenIdle()]) : Promise.resolve();
}
