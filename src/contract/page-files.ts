/** The pages that are drawn while the client is built, and the files that they become. */
export const prerenderedPages = {
  '/': 'index.html',
  '/login': 'login.html',
  '/register': 'register.html',
  '/blog': 'blog.html',
} as const;

export const notFoundPage = 'not-found.html';

/** The page with nothing drawn yet: what it shows depends on who asks, or on how they ask. */
export const shellPage = 'shell.html';

/** The same page under the name by which servers of plain files look for one in a missing one's place. */
export const staticFallbackPage = '404.html';

/** Other spellings of a public address too: the client's router takes them for the same. */
const knownToTheRouter = /^\/(login|register|blog|category|dashboard|statecharts)(\/|$)/i;

/** The file with which an address is answered. */
export function pageFileOf(pathName: string): string {
  const prerendered = Object.entries(prerenderedPages).find(([address]) => address === pathName);
  if (prerendered) return prerendered[1];
  return knownToTheRouter.test(pathName) ? shellPage : notFoundPage;
}
