import { toSearchParams, type Search } from '../../contract/search';
import { paths } from './paths';

/** The path of the search page with this search. */
export function searchPath(search: Search): string {
  const query = toSearchParams(search).toString();
  return query ? `${paths.search}?${query}` : paths.search;
}
