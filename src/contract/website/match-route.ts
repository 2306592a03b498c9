import type { PublicConfiguration } from '../platform/configuration';
import { routeNames, routes, type RouteName } from '../routes';

/** The settings of a deployment that enable routes. */
export type FeatureFlags = Pick<PublicConfiguration, 'statecharts' | 'capabilities'>;

export function isRouteEnabled(name: RouteName, flags: FeatureFlags): boolean {
  const { needs } = routes[name];
  if (!needs) return true;
  return needs === 'statecharts' ? !!flags.statecharts : !!flags.capabilities?.includes(needs);
}

/**
 * Returns the route of a path; undefined if none matches. Like React Router it ignores case and
 * trailing slashes.
 * @param pathName a decoded path, in which only slashes within a segment are still encoded (`%2F`)
 */
export function matchRoute(pathName: string, flags: FeatureFlags): RouteName | undefined {
  return routeNames.find(
    (name) => isRouteEnabled(name, flags) && routePatterns[name].test(pathName),
  );
}

/** Returns the decoded parameter of a path; empty if the route has none. */
export function routeParameter(name: RouteName, pathName: string): string {
  return (routePatterns[name].exec(pathName)?.[1] ?? '').replaceAll(/%2F/gi, '/');
}

/** Returns the one spelling of a path that the page of a route has, with the parameter as it is encoded. */
export function canonicalPath(name: RouteName, pathName: string): string {
  const segments = pathName.split('/');
  return routes[name].path
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? segments[index] : segment))
    .join('/');
}

const routePatterns = Object.fromEntries(
  routeNames.map((name) => [
    name,
    new RegExp(`^${routes[name].path.replace(/:\w+/, '([^/]+)')}/*$`, 'i'),
  ]),
) as Record<RouteName, RegExp>;
