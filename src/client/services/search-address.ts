import { toSearchParams, type Search } from '../../contract/search';
import { paths } from './paths';

/** The address of /search where it shows this. */
export function addressOfSearch(search: Search): string {
  const query = toSearchParams(search).toString();
  return query ? `${paths.search}?${query}` : paths.search;
}
