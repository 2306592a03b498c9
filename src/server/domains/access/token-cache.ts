import { LRUCache } from 'lru-cache';

/** Milliseconds. A token stays valid at most this long after its signing key was removed. */
const maxAge = 60_000;
const maxTokens = 10_000;

interface CachedClaims<Claims> {
  claims: Promise<Claims>;
  /** The expiry of the cache entry in milliseconds since the epoch. */
  expiresAt: number;
}

/** Caches verified tokens. Only the claims are cached, not the user's record. */
export function cacheVerification<Claims>(
  verify: (token: string) => Promise<Claims>,
): (token: string) => Promise<Claims> {
  const cache = new LRUCache<string, CachedClaims<Claims>>({ max: maxTokens });

  return (token) => {
    const cached = cache.get(token);
    if (cached && cached.expiresAt > Date.now()) return cached.claims;
    const claims = verify(token);
    const expiresAt = Math.min(Date.now() + maxAge, tokenExpiry(token));
    cache.set(token, { claims, expiresAt });
    claims.catch(() => {
      if (cache.peek(token)?.claims === claims) cache.delete(token);
    });
    return claims;
  };
}

/** Returns the unverified `exp` claim in milliseconds since the epoch; 0 if there is none. */
function tokenExpiry(token: string): number {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return Number((JSON.parse(payload) as { exp?: unknown } | null)?.exp) * 1_000 || 0;
  } catch {
    return 0;
  }
}
