import { routes, type RouteName } from './routes';

/** The page with which an address that no route has is answered, with status 404. */
export const notFoundPage = 'not-found.html';

/** The page with nothing rendered yet: what it shows depends on who asks, or on how they ask. */
export const shellPage = 'shell.html';

/** The same page under the name by which servers of plain files look for one in a missing one's place. */
export const staticFallbackPage = '404.html';

/** The file that a prerendered page becomes, where servers of plain files look for its address. */
export function prerenderedFile(name: RouteName): string {
  const { path } = routes[name];
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The file that a page is rendered into for each request. */
export function serverRenderedFile(name: RouteName): string {
  return `${name}.html`;
}

/** The file with which the address of a route is answered, if nothing is rendered for the request. */
export function pageFile(name: RouteName, pathName: string): string {
  const { path, rendering } = routes[name];
  // Another spelling of the path is rendered with that one: a menu marks the link that it matches.
  return rendering === 'static' && pathName === path ? prerenderedFile(name) : shellPage;
}
