import type { ComponentType } from 'react';
import { matchRoute } from '../../contract/match-route';
import { routes } from '../../contract/routes';
import { configuration } from '../services/configuration';
import type { LazyPage } from './lazy-page';
import { layouts, NotFoundPage, pages } from './pages';

/** Prefetches the chunks of a page and its layout. */
export async function preloadPage(pathName: string): Promise<void> {
  const name = matchRoute(pathName, configuration());
  const parts: (ComponentType & Partial<Pick<LazyPage, 'preload'>>)[] = name
    ? [pages[name], layouts[routes[name].layout]]
    : [NotFoundPage];
  await Promise.all(parts.map(async (part) => part.preload?.()));
}
