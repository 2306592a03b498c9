/** It is put into the page as text, so it can use nothing that stands outside of it. */
function afterFirstPaint(scripts: readonly string[]): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const path of scripts) {
      const script = document.createElement('script');
      // In the order in which they stand here.
      script.async = false;
      script.src = path;
      // It is asked for again when it is needed, which takes a script that is there for one to come.
      script.addEventListener('error', () => script.remove());
      document.head.append(script);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
    }).observe({ type: 'paint', buffered: true });
    // A page that nobody sees is not painted.
    if (document.hidden) load();
    document.addEventListener('visibilitychange', load, { once: true });
  });
  // The paint may go unreported, but the page must come alive.
  window.addEventListener('load', () => setTimeout(load, 1000));
}

/**
 * The script that fetches the application's for a prerendered page, once it has been painted:
 * before, they would take their share of a slow line from what is looked at first.
 * @param scripts their paths, in the order in which they are to run.
 */
export function hydrationScript(scripts: readonly string[]): string {
  return `(${afterFirstPaint.toString()})(${JSON.stringify(scripts)})`;
}
