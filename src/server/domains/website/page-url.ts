import { routeParameter } from '../../../contract/website/match-route';
import { routes, type RouteName } from '../../../contract/routes';
import { parseSearchParams, toSearchParams } from '../../../contract/finding/search';
import { decodeSegments } from './decode-segments';

/** The parts of a URL on which the rendered page depends. */
export interface PageUrl {
  pathName: string;
  /** The decoded parameter in the path; empty if the route has none. */
  parameter: string;
  /** The query string in canonical form, without what the page ignores. */
  query: string;
}

/** The parameters with which a category's page shows another list than its first one. */
const categoryParameters = ['q', 'condition', 'order', 'page', 'after'];

/** Parses the URL of a page that the server renders; undefined if the browser has to render it. */
export function parsePageUrl(route: RouteName, url: string): PageUrl | undefined {
  const [pathName = '', ...queries] = url.split('?');
  const { path } = routes[route];
  const parameter = routeParameter(route, decodeSegments(pathName));
  // A page without a parameter is rendered for one spelling of its path only, to be cached once.
  if (parameter.includes('\0') || (!path.includes(':') && pathName !== path)) return undefined;

  const params = new URLSearchParams(queries.join('?'));
  if (route === 'category' && categoryParameters.some((name) => params.has(name))) return undefined;
  const query = route === 'search' ? toSearchParams(parseSearchParams(params)).toString() : '';
  return { pathName, parameter, query };
}
