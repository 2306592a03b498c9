import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application';
import { startColorMode } from './services/color-mode';
import { configuration } from './services/configuration';
import { showKeptNotification } from './services/notifications';
import { reportWebVitals } from './services/report-web-vitals';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

startColorMode();
createRoot(root).render(
  <StrictMode>
    <Application />
  </StrictMode>,
);

showKeptNotification();

// Development only: the flows report to /statecharts in another tab.
if (configuration().statecharts) {
  void import('../statecharts/live/reporter').then(({ startReporter }) => startReporter());
}

// Asked for by adding ?web-vitals to any address.
if (new URLSearchParams(window.location.search).has('web-vitals')) {
  void reportWebVitals(({ name, value, rating }) => console.info(name, value, rating));
}
