import { whenIdle } from './when-idle';

/** Early enough for ordinary scrolling. */
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
 * Resolves when the element with this id comes near the viewport, or when the browser is idle,
 * because it can also be reached without scrolling. Resolves at once if the element does not exist.
 */
export function whenNeeded(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element ? Promise.race([whenNear(element), whenIdle()]) : Promise.resolve();
}
