import { toSearchParams, type Search } from './search';

/**
 * Whether the search is a landing page, which search engines may index: one category, one brand or both,
 * without any other parameter. There are too many other combinations, and most repeat each other.
 */
export function isLandingPage(search: Search): boolean {
  const names = [...toSearchParams(search).keys()];
  const areDistinct = new Set(names).size === names.length;
  return (
    names.length > 0 &&
    areDistinct &&
    names.every((name) => name === 'category' || name === 'brand')
  );
}
