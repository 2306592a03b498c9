/** Lets the browser scroll, paint and handle input before the next module is evaluated. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The modules of the application in dependency order. */
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
 * Evaluates each module in its own task: all at once would block a slow phone for 200 ms. Their
 * scripts have already been fetched.
 */
export async function loadApplication() {
  for (const evaluate of modules) {
    await evaluate();
    await yieldToBrowser();
  }
  return import(/* webpackMode: "eager" */ './hydrate-application');
}
