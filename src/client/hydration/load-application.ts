/** Resolves in a later task, so that the browser can scroll, paint and handle input before that. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The modules of the application, dependencies first. */
const modules = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Global"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '../theme/chakra-theme'),
  () => import(/* webpackMode: "eager" */ '../theme/system'),
  () => import(/* webpackMode: "eager" */ '../api/store'),
  () => import(/* webpackMode: "eager" */ '../app/layouts/public-layout'),
  () => import(/* webpackMode: "eager" */ '../pages/home/home-page'),
  () => import(/* webpackMode: "eager" */ '../app/routes'),
];

/**
 * Evaluates each module in its own task, because evaluating all at once blocks a slow phone for 200 ms.
 * The scripts are already loaded.
 */
export async function loadApplication() {
  for (const evaluate of modules) {
    await evaluate();
    await yieldToBrowser();
  }
  return import(/* webpackMode: "eager" */ './hydrate-application');
}
