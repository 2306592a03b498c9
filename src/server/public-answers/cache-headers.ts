/**
 * What everybody may see: a browser asks again each time, and a cache between may give it to others
 * for seconds. A browser that heard of `stale-while-revalidate` would show a person their own page of a
 * moment ago, so that only caches between do (RFC 9213).
 */
export const forVisitors = {
  'Cache-Control': 'public, max-age=0, s-maxage=1',
  'CDN-Cache-Control': 'public, max-age=1, stale-while-revalidate=5',
};
