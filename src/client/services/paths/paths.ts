import { routeNames, routes, type RouteName } from '../../../contract/routes';

/** The type of a route's path: a function if the route has a parameter. */
type PathFor<Path extends string> = Path extends `${string}:${string}`
  ? (parameter: string) => string
  : Path;

function toPath(path: string) {
  if (!path.includes(':')) return path;
  return (parameter: string) => path.replace(/:\w+/, encodeURIComponent(parameter));
}

/** The path of every route, by route name. */
export const paths = Object.fromEntries(
  routeNames.map((name) => [name, toPath(routes[name].path)]),
) as { [Name in RouteName]: PathFor<(typeof routes)[Name]['path']> };
