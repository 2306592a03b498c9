import type { PublicConfiguration } from './configuration';
import { routeNames, routes, type RouteName } from './routes';

/** The settings of a deployment that enable routes. */
export type FeatureFlags = Pick<PublicConfiguration, 'statecharts' | 'capabilities'>;

/** Whether a deployment has the route. */
export function isRouteEnabled(name: RouteName, flags: FeatureFlags): boolean {
  const { needs } = routes[name];
  if (!needs) return true;
  return needs === 'statecharts' ? !!flags.statecharts : !!flags.capabilities?.includes(needs);
}

/**
 * The route of a path; undefined if none matches. Like the client's router it ignores case and
 * trailing slashes.
 * @param pathName with decoded segments, in which slashes stay encoded
 */
export function matchRoute(pathName: string, flags: FeatureFlags): RouteName | undefined {
  return routeNames.find((name) => isRouteEnabled(name, flags) && patternOf(name).test(pathName));
}

/** The decoded parameter in a path; empty if the route has none. */
export function routeParameter(name: RouteName, pathName: string): string {
  return (patternOf(name).exec(pathName)?.[1] ?? '').replaceAll(/%2F/gi, '/');
}

function patternOf(name: RouteName): RegExp {
  return new RegExp(`^${routes[name].path.replace(/:\w+/, '([^/]+)')}/*$`, 'i');
}
