import type { ComponentType } from 'react';
import { matchRoute } from '../../contract/website/match-route';
import { routes } from '../../contract/routes';
import { configuration } from '../services/configuration';
import type { LazyPage } from './lazy-page';
import { layouts, NotFoundPage, pages } from './pages';

/** Loads the chunks of a page and its layout in advance. Rejects if one fails to load. */
export async function preloadPage(pathName: string): Promise<void> {
  const name = matchRoute(pathName, configuration());
  const components: (ComponentType & Partial<Pick<LazyPage, 'preload'>>)[] = name
    ? [pages[name], layouts[routes[name].layout]]
    : [NotFoundPage];
  await Promise.all(components.map(async (component) => component.preload?.()));
}
