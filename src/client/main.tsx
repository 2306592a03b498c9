import type { Metric } from 'web-vitals';
import { loadApplication } from './hydration/load-application';
import { syncColorMode } from './services/browser/color-mode';
import { registerOfflinePage } from './services/browser/offline-page';
import { configuration, loadConfiguration } from './services/configuration';
import { subscribeToInspection } from './services/telemetry/inspection';
import { addFontFace, displayFace } from './theme/font-faces';

async function run(page: HTMLElement): Promise<void> {
  try {
    await loadConfiguration();
  } catch (error) {
    page.textContent = "This shop isn't set up: /configuration.json is missing or incomplete.";
    throw error;
  }
  // In development the machines report their state to /statecharts in another tab.
  if (configuration().statecharts) {
    void import(/* webpackChunkName: "statecharts-reporter" */ 'statecharts/reporter').then(
      ({ startReporter }) => startReporter(subscribeToInspection),
    );
  }
  const { hydrateApplication } = await loadApplication();
  await hydrateApplication(page);
  registerOfflinePage();
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

syncColorMode();
// The development server's page has no head script.
if (!window.queuedClicks) addFontFace(displayFace);
void run(root);

// Enabled by ?web-vitals in the URL.
if (new URLSearchParams(window.location.search).has('web-vitals')) {
  void reportWebVitals(({ name, value, rating }) => console.info(name, value, rating));
}

/** Calls the callback with each web vital of the page. The library loads on demand. */
async function reportWebVitals(report: (metric: Metric) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
