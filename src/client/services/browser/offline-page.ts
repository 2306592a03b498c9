/**
 * Registers the worker that answers a visit without a connection. Only the installed site needs it: a browser's tab
 * shows a page of the browser.
 */
export function registerOfflinePage(): void {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  // Absent on an insecure origin. Rejects if the browser stores nothing.
  if (isInstalled && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }
}
