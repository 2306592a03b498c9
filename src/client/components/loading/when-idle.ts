/** The delay in milliseconds for browsers without `requestIdleCallback`. */
const fallbackDelay = 50;
/** The maximum wait in milliseconds, because a page may never become idle. */
const idleTimeout = 2000;

function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Resolves when the page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await whenLoaded();
  await new Promise<void>((resolve) => {
    if (typeof window.requestIdleCallback !== 'function') setTimeout(resolve, fallbackDelay);
    else window.requestIdleCallback(() => resolve(), { timeout: idleTimeout });
  });
}
