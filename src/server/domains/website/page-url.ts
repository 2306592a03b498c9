import { routeParameter } from '../../../contract/website/match-route';
import type { RouteName } from '../../../contract/routes';
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

/** The parameters with which a category's page shows another list, which the browser loads. */
const categoryParameters = ['q', 'condition', 'order', 'page', 'after'];

/** Parses the URL of a page that the server renders. */
export function parsePageUrl(route: RouteName, url: string): PageUrl {
  const [pathName = '', ...queries] = url.split('?');
  const params = new URLSearchParams(queries.join('?'));
  return {
    pathName,
    parameter: routeParameter(route, decodeSegments(pathName)),
    query: canonicalQuery(route, params).toString(),
  };
}

function canonicalQuery(route: RouteName, params: URLSearchParams): URLSearchParams {
  if (route === 'search') return toSearchParams(parseSearchParams(params));
  if (route !== 'category') return new URLSearchParams();
  return new URLSearchParams([...params].filter(([name]) => categoryParameters.includes(name)));
}
