import { isValidElement, type ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import type { LazyPage } from './lazy-page';
import { routeElements } from './routes';

const isLazyPage = (type: unknown): type is LazyPage =>
  typeof type === 'function' && 'preload' in type;

function preload(element: ReactNode): Promise<void> | undefined {
  return isValidElement(element) && isLazyPage(element.type) ? element.type.preload() : undefined;
}

/** Fetches what the page at an address is made of, layouts included. */
export async function preloadPage(pathName: string): Promise<void> {
  const matches = matchRoutes(createRoutesFromElements(routeElements()), pathName) ?? [];
  await Promise.all(matches.map(({ route }) => preload(route.element)));
}
