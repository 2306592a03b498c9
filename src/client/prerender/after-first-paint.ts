/** Serialized into the page as text, so it cannot use anything outside of its body. */
function afterFirstPaint(scripts: readonly string[]): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const path of scripts) {
      const script = document.createElement('script');
      // Keeps the execution order.
      script.async = false;
      script.src = path;
      // webpack requests the script again when it is needed, but not while its element exists.
      script.addEventListener('error', () => script.remove());
      document.head.append(script);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
    }).observe({ type: 'paint', buffered: true });
    // A hidden page is never painted.
    if (document.hidden) load();
    document.addEventListener('visibilitychange', load, { once: true });
  });
  // The paint may go unreported, but the page must become interactive.
  window.addEventListener('load', () => setTimeout(load, 1000));
}

/**
 * The inline script that loads the application's scripts after the first paint, so that on a slow
 * connection they do not compete with what is visible.
 * @param scripts their paths in execution order
 */
export function hydrationScript(scripts: readonly string[]): string {
  return `(${afterFirstPaint.toString()})(${JSON.stringify(scripts)})`;
}
