/**
 * For public data: browsers revalidate each time, shared caches may serve it for seconds. A browser
 * that saw `stale-while-revalidate` would show users an old version of their own changes, so only the
 * header for CDNs has it (RFC 9213).
 */
export const publicCacheHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=1',
  'CDN-Cache-Control': 'public, max-age=1, stale-while-revalidate=5',
};
