/**
 * The cache headers of public data: browsers revalidate it each time, shared caches may serve it for some
 * seconds. Only the header for CDNs (RFC 9213) contains `stale-while-revalidate`: with it, a browser would
 * show users an old version of data that they have just changed.
 */
export const publicCacheHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=1',
  'CDN-Cache-Control': 'public, max-age=1, stale-while-revalidate=5',
};
