/** For a browser that does not tell when it is idle, in milliseconds. */
const pause = 50;
/** A page that is never idle must get the rest of itself too, in milliseconds. */
const longestWait = 2000;

function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/**
 * Resolves when the page is loaded and the browser idle: nothing that a person waits for is
 * delayed.
 */
export async function whenIdle(): Promise<void> {
  await whenLoaded();
  await new Promise<void>((resolve) => {
    if (typeof window.requestIdleCallback !== 'function') setTimeout(resolve, pause);
    else window.requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
}
