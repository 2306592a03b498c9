import { routeNames, routes, type RouteName } from '../../contract/routes';

/** A route with a parameter becomes a function of it. */
type PathFor<Path extends string> = Path extends `${string}:${string}`
  ? (parameter: string) => string
  : Path;

function toPath(path: string) {
  if (!path.includes(':')) return path;
  return (parameter: string) => path.replace(/:\w+/, encodeURIComponent(parameter));
}

/** The path of every route, by name. */
export const paths = Object.fromEntries(
  routeNames.map((name) => [name, toPath(routes[name].path)]),
) as { [Name in RouteName]: PathFor<(typeof routes)[Name]['path']> };
