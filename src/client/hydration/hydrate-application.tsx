import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readEmbeddedResponses } from '../api/embedded-responses';
import { createStore } from '../api/store';
import { Application } from '../app/application';
import { preloadPage } from '../app/preload-page';
import { Routes } from '../app/routes';
import { replayClicks } from './click-replay';

const application = (
  <StrictMode>
    <Application store={createStore(readEmbeddedResponses())}>
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </Application>
  </StrictMode>
);

/** Hydrates the prerendered HTML in the root element, or renders the application if there is none. */
export async function hydrateApplication(root: HTMLElement): Promise<void> {
  // Without the page's chunk, hydration would replace the content by a spinner. If the chunk fails
  // to load, the page renders an error with a Retry button.
  const canHydrate =
    root.hasChildNodes() &&
    (await preloadPage(window.location.pathname).then(
      () => true,
      () => false,
    ));
  if (!canHydrate) {
    createRoot(root).render(application);
    replayClicks();
    return;
  }
  // A transition hydrates in slices, so that the page stays responsive.
  startTransition(() => void hydrateRoot(root, application));
}
