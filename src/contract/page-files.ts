import { routes, type RouteName } from './routes';

/** The response to an unknown path, with status 404. */
export const notFoundPage = 'not-found.html';

/** The app shell: a page without content, for routes that the client renders. */
export const shellPage = 'shell.html';

/** The shell under the name that static file servers use for missing files. */
export const staticFallbackPage = '404.html';

/** The file of a prerendered page, where static file servers look for its path. */
export function prerenderedFile(name: RouteName): string {
  const { path } = routes[name];
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The template of a page that the server renders for each request. */
export function serverRenderedFile(name: RouteName): string {
  return `${name}.html`;
}

/** The file that is served for a path of the route when the server does not render it. */
export function pageFile(name: RouteName, pathName: string): string {
  const { path, rendering } = routes[name];
  // A path in another spelling gets the shell: prerendered HTML marks the current menu link by path.
  return rendering === 'static' && pathName === path ? prerenderedFile(name) : shellPage;
}
