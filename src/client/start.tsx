import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Application } from './app/application';
import { prefetchPages } from './app/prefetch-pages';
import { preloadPage } from './app/preload-page';
import { Routes } from './app/routes';
import { answerEarlyPresses } from './services/early-presses';

const application = (
  <StrictMode>
    <Application>
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </Application>
  </StrictMode>
);

/** A page is prerendered for those who come from nowhere; what a link left may show on it. */
const arrivesByLink = () => Boolean((window.history.state as { usr?: unknown } | null)?.usr);

/** Takes over the page that was prerendered, or draws it where none was. */
export async function start(root: HTMLElement): Promise<void> {
  prefetchPages();
  if (!root.hasChildNodes() || arrivesByLink()) {
    createRoot(root).render(application);
    answerEarlyPresses();
    return;
  }
  // Without its code the page would be drawn anew, as a spinner first. If it cannot be had, the
  // page itself says so and offers Retry.
  await preloadPage(window.location.pathname).catch(() => undefined);
  // In slices, so that the page scrolls and answers meanwhile.
  startTransition(() => void hydrateRoot(root, application));
  // React takes over what is pressed before the rest of the page.
  answerEarlyPresses();
}
