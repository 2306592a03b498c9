import { routes, type RouteName } from '../routes';

/** The file of the response to an unknown path, with status 404. */
export const notFoundPage = 'not-found.html';

/** The app shell: a page without content, for routes that the client renders. */
export const shellPage = 'shell.html';

/** A copy of the shell, under the name of the page that static file servers send for missing files. */
export const staticFallbackPage = '404.html';

/** Whether the build writes the page to a file, without data that change. */
export function isPrerendered(name: RouteName): boolean {
  const { rendering, hasStaticFallback = false } = routes[name];
  return rendering === 'static' || hasStaticFallback;
}

/** Returns the file of a prerendered page, named so that static file servers find it by its path. */
export function prerenderedFile(name: RouteName): string {
  const { path } = routes[name];
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Returns the template of a page that the server renders for each request. Static file servers must not
 * find it by the page's path.
 */
export function serverRenderedFile(name: RouteName): string {
  return `${name}.template.html`;
}

/** Returns the file that is served for a path if the server does not render the page. */
export function pageFile(name: RouteName, pathName: string): string {
  // A path in another spelling gets the shell, because prerendered HTML marks the current link by path.
  return isPrerendered(name) && pathName === routes[name].path ? prerenderedFile(name) : shellPage;
}
