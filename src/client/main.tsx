import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Application } from './app/application';
import { prefetchPages } from './app/prefetch-pages';
import { preloadPage } from './app/preload-page';
import { Routes } from './app/routes';
import { startColorMode } from './services/color-mode';
import { configuration } from './services/configuration';
import { answerEarlyPresses } from './services/early-presses';
import { reportWebVitals } from './services/report-web-vitals';

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
async function start(root: HTMLElement): Promise<void> {
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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

startColorMode();
void start(root);
prefetchPages();

// Development only: the flows report to /statecharts in another tab.
if (configuration().statecharts) {
  void import(/* webpackChunkName: "statecharts-reporter" */ '../statecharts/live/reporter').then(
    ({ startReporter }) => startReporter(),
  );
}

// Asked for by adding ?web-vitals to any address.
if (new URLSearchParams(window.location.search).has('web-vitals')) {
  void reportWebVitals(({ name, value, rating }) => console.info(name, value, rating));
}
