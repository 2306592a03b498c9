/** Lets the browser scroll, paint and answer before the next module is evaluated. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What the application is made of, each part before those that need it. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Global"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '../theme/chakra-parts'),
  () => import(/* webpackMode: "eager" */ '../theme/system'),
  () => import(/* webpackMode: "eager" */ '../api/store'),
  () => import(/* webpackMode: "eager" */ '../app/layouts/public-layout'),
  () => import(/* webpackMode: "eager" */ '../pages/home/home-page'),
  () => import(/* webpackMode: "eager" */ '../app/routes'),
];

/**
 * Evaluates each part in a task of its own: all at once they would keep a slow phone from answering
 * for a fifth of a second. They are in the scripts that have been fetched already.
 */
export async function loadApplication() {
  for (const evaluate of parts) {
    await evaluate();
    await yieldToBrowser();
  }
  return import(/* webpackMode: "eager" */ './hydrate-application');
}
