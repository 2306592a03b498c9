import { routeNames, routes, type RouteName } from '../../contract/routes';

/** Where a path has a parameter, its address is a function of that. */
type AddressOf<Path extends string> = Path extends `${string}:${string}`
  ? (parameter: string) => string
  : Path;

function addressOf(path: string) {
  if (!path.includes(':')) return path;
  return (parameter: string) => path.replace(/:\w+/, encodeURIComponent(parameter));
}

/** The address of every route, by its name. */
export const paths = Object.fromEntries(
  routeNames.map((name) => [name, addressOf(routes[name].path)]),
) as { [Name in RouteName]: AddressOf<(typeof routes)[Name]['path']> };
