import type { PublicConfiguration } from './configuration';
import { routeNames, routes, type RouteName } from './routes';

/** What a deployment has switched on. */
export type Switches = Pick<PublicConfiguration, 'statecharts'>;

/** Whether a deployment has a page at all. */
export function isOffered(name: RouteName, switches: Switches): boolean {
  const { needs } = routes[name];
  return !needs || !!switches[needs];
}

/**
 * The route of a path; undefined where there is no page. It takes what the client's router takes:
 * any case, and slashes at the end.
 * @param pathName with the characters of its segments decoded, but for slashes
 */
export function routeAt(pathName: string, switches: Switches): RouteName | undefined {
  return routeNames.find((name) => isOffered(name, switches) && patternOf(name).test(pathName));
}

function patternOf(name: RouteName): RegExp {
  return new RegExp(`^${routes[name].path.replace(/:\w+/, '[^/]+')}/*$`, 'i');
}
