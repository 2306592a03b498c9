import { whenIdle } from './when-idle';

/** The distance from the viewport, large enough to load before a scrolling user arrives. */
const rootMargin = '600px';

function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
  });
}

/**
 * Resolves when the element with this id comes near the viewport, or when the browser is idle,
 * because links and the keyboard reach it without scrolling. Resolves immediately if the element
 * does not exist.
 */
export function whenNeeded(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element ? Promise.race([whenNear(element), whenIdle()]) : Promise.resolve();
}
