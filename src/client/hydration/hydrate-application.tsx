import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readEmbeddedAnswers } from '../api/embedded-answers';
import { createStore } from '../api/store';
import { Application } from '../app/application';
import { preloadPage } from '../app/preload-page';
import { Routes } from '../app/routes';
import { replayClicks } from './click-replay';

const application = (
  <StrictMode>
    <Application store={createStore(readEmbeddedAnswers())}>
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </Application>
  </StrictMode>
);

/** Hydrates the page that was prerendered, or renders it where none was. */
export async function hydrateApplication(root: HTMLElement): Promise<void> {
  // Without its code the page would be rendered anew, as a spinner first. If it cannot be had, the
  // page itself says so and offers Retry.
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
  // In slices, so that the page scrolls and answers meanwhile.
  startTransition(() => void hydrateRoot(root, application));
}
