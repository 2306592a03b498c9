/** The source of this function is embedded in the page, so it must not use anything outside its body. */
function afterFirstPaint(scripts: readonly string[], isText: boolean): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const path of scripts) {
      const script = document.createElement('script');
      // Executes the scripts in this order.
      script.async = false;
      script.src = path;
      // webpack does not request a script again while an element of its URL exists.
      script.addEventListener('error', () => script.remove());
      document.head.append(script);
    }
  };
  if (isText && !('hasToken' in document.documentElement.dataset)) {
    for (const name of ['pointerdown', 'keydown', 'focusin']) {
      window.addEventListener(name, load, { once: true, capture: true });
    }
    return;
  }
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
    }).observe({ type: 'paint', buffered: true });
    // A hidden page is never painted.
    if (document.hidden) load();
    document.addEventListener('visibilitychange', load, { once: true });
  });
  // A fallback, because the browser may not report the paint.
  window.addEventListener('load', () => setTimeout(load, 1000));
}

/**
 * Returns the inline script that loads the application's scripts after the first paint, so that on a
 * slow connection they do not delay the visible content.
 * @param scripts the paths of the scripts in execution order
 * @param options.isText whether a visitor only reads the page: its scripts load once the visitor presses something
 */
export function hydrationScript(scripts: readonly string[], { isText = false } = {}): string {
  return `(${afterFirstPaint.toString()})(${JSON.stringify(scripts)}, ${isText})`;
}
