/*
 * Answers a visit without a connection with a page that says so. Stores nothing, so it can't show anything outdated.
 * Registered in the installed site only (src/decisions/36-offline-page.md).
 */

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>No connection</title>
  <style>
    :root { --page: #f8f3e8; --text: #142033; --quiet: #4f5a6b; --button: #1b2a49; --label: #fff }
    @media (prefers-color-scheme: dark) {
      :root { --page: #0d121b; --text: #eef1f6; --quiet: #a9b4c6; --button: #f28c28; --label: #142033 }
    }
    body { min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box; display: grid; place-content: center;
      justify-items: center; gap: 16px; text-align: center; background: var(--page); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif }
    h1 { margin: 0; font: 400 32px/1.2 Georgia, serif }
    p { margin: 0; max-width: 36ch; color: var(--quiet) }
    button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 6px; font: inherit; font-weight: 500;
      background: var(--button); color: var(--label) }
  </style>
  <h1>No connection</h1>
  <p>We can't reach the shop right now. This page opens by itself as soon as you're back online.</p>
  <button onclick="location.reload()">Try again</button>
  <script>addEventListener('online', () => location.reload())</script>
</html>`;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  // Requests the page while the worker starts, so that the worker does not delay visits.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(visit(event));
});

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response(page, { status: 503, headers });
  }
}
