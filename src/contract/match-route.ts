import type { PublicConfiguration } from './configuration';
import { routeNames, routes, type RouteName } from './routes';

/** What a deployment has switched on, and what its API can do. */
export type FeatureFlags = Pick<PublicConfiguration, 'statecharts' | 'capabilities'>;

/** Whether a deployment has a page at all. */
export function isRouteEnabled(name: RouteName, switches: FeatureFlags): boolean {
  const { needs } = routes[name];
  if (!needs) return true;
  return needs === 'statecharts'
    ? !!switches.statecharts
    : !!switches.capabilities?.includes(needs);
}

/**
 * The route of a path; undefined where there is no page. It takes what the client's router takes:
 * any case, and slashes at the end.
 * @param pathName with the characters of its segments decoded, but for slashes
 */
export function matchRoute(pathName: string, switches: FeatureFlags): RouteName | undefined {
  return routeNames.find(
    (name) => isRouteEnabled(name, switches) && patternOf(name).test(pathName),
  );
}

/** What stands in a path in place of the parameter of its route, slashes too; empty without one. */
export function routeParameter(name: RouteName, pathName: string): string {
  return (patternOf(name).exec(pathName)?.[1] ?? '').replaceAll(/%2F/gi, '/');
}

function patternOf(name: RouteName): RegExp {
  return new RegExp(`^${routes[name].path.replace(/:\w+/, '([^/]+)')}/*$`, 'i');
}
