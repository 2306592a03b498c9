import { toSearchParams, type Search } from '../../../contract/finding/search';
import { paths } from './paths';

/** Returns the path of the search page, with the search as its query string. */
export function searchPath(search: Search): string {
  const query = toSearchParams(search).toString();
  return query ? `${paths.search}?${query}` : paths.search;
}
