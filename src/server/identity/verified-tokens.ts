/** Milliseconds for which nothing is asked again of a token: a key that is given up counts no longer. */
const longest = 60_000;
const mostTokens = 10_000;

interface Verified<Claims> {
  claims: Promise<Claims>;
  /** In milliseconds since the epoch. */
  until: number;
}

/**
 * Verifies a token once for the many requests that bring it. What became of its holder is no part of
 * that, and is asked for each of them.
 */
export function verifyOnce<Claims>(
  verify: (token: string) => Promise<Claims>,
): (token: string) => Promise<Claims> {
  const known = new Map<string, Verified<Claims>>();

  function begin(token: string): Promise<Claims> {
    const verified = {
      claims: verify(token),
      until: Math.min(Date.now() + longest, expiryOf(token)),
    };
    known.delete(token);
    known.set(token, verified);
    const [oldest] = known.keys();
    if (known.size > mostTokens && oldest !== undefined) known.delete(oldest);
    verified.claims.catch(() => {
      if (known.get(token) === verified) known.delete(token);
    });
    return verified.claims;
  }

  return (token) => {
    const found = known.get(token);
    return found && found.until > Date.now() ? found.claims : begin(token);
  };
}

/** As the token says, whoever signed it; in milliseconds since the epoch. */
function expiryOf(token: string): number {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return Number((JSON.parse(payload) as { exp?: unknown } | null)?.exp) * 1_000 || 0;
  } catch {
    return 0;
  }
}
