import { LRUCache } from 'lru-cache';

/** Milliseconds; bounds how long a token outlives its signing key. */
const maxAge = 60_000;
const maxTokens = 10_000;

interface CachedClaims<Claims> {
  claims: Promise<Claims>;
  /** In milliseconds since the epoch. */
  expiresAt: number;
}

/** Verifies a token once for many requests. The state of its account is not cached. */
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

/** The unverified `exp` claim in milliseconds since the epoch; 0 if there is none. */
function tokenExpiry(token: string): number {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return Number((JSON.parse(payload) as { exp?: unknown } | null)?.exp) * 1_000 || 0;
  } catch {
    return 0;
  }
}
