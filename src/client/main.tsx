import { startColorMode } from './services/color-mode';
import { configuration, loadConfiguration } from './services/configuration';
import { reportWebVitals } from './services/report-web-vitals';

/** Lets the browser scroll, paint and answer before it goes on. */
const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What the application is made of, each part before those that need it. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Global"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ './theme/chakra-parts'),
  () => import(/* webpackMode: "eager" */ './theme/system'),
  () => import(/* webpackMode: "eager" */ './api/store'),
  () => import(/* webpackMode: "eager" */ './app/layouts/public-layout'),
  () => import(/* webpackMode: "eager" */ './pages/home/home-page'),
  () => import(/* webpackMode: "eager" */ './app/routes'),
];

/**
 * Evaluates each in a task of its own: all at once they would keep a slow phone from answering for
 * a fifth of a second. They are in the scripts that are there already.
 */
async function load() {
  for (const evaluate of parts) {
    await evaluate();
    await giveWay();
  }
  return import(/* webpackMode: "eager" */ './start');
}

async function run(page: HTMLElement): Promise<void> {
  try {
    await loadConfiguration();
  } catch (error) {
    page.textContent = "This shop isn't set up: /configuration.json is missing or incomplete.";
    throw error;
  }
  // Development only: the flows report to /statecharts in another tab.
  if (configuration().statecharts) {
    void import(/* webpackChunkName: "statecharts-reporter" */ '../statecharts/live/reporter').then(
      ({ startReporter }) => startReporter(),
    );
  }
  const { start } = await load();
  await start(page);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

startColorMode();
void run(root);

// Asked for by adding ?web-vitals to any address.
if (new URLSearchParams(window.location.search).has('web-vitals')) {
  void reportWebVitals(({ name, value, rating }) => console.info(name, value, rating));
}
