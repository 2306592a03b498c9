import { createHash, subtle, type webcrypto } from 'node:crypto';
import type { JWTPayload } from 'jose';

const algorithm = 'HS256';
const issuer = 'secondhand';

export interface SigningKeys {
  /** What new tokens are signed with. */
  secret: string;
  /** The secret before it, whose tokens are good until they run out. */
  previousSecret?: string | undefined;
  /** Whom the tokens are for; another one takes none of them. */
  audience: string;
}

/** @param lifetime such as `15m` */
export async function signToken(
  { secret, audience }: SigningKeys,
  claims: JWTPayload,
  lifetime: string,
): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, kid: keyId(secret) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await toKey(secret));
}

/** Rejects when the token was signed with neither secret, or is no longer good. */
export async function verifyToken(
  { secret, previousSecret, audience }: SigningKeys,
  token: string,
): Promise<JWTPayload> {
  const { errors, jwtVerify } = await import('jose');
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const signedWith = secrets.find((each) => keyId(each) === kid);
      if (!signedWith) throw new errors.JWKSNoMatchingKey();
      return toKey(signedWith);
    },
    { algorithms: [algorithm], issuer, audience, requiredClaims: ['exp'] },
  );
  return payload;
}

/** Names a secret without telling it. */
export function keyId(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 8);
}

/** Importing one takes as long as checking a token with it. */
const imported = new Map<string, Promise<webcrypto.CryptoKey>>();

function toKey(secret: string): Promise<webcrypto.CryptoKey> {
  const known = imported.get(secret);
  if (known) return known;
  const bytes = new TextEncoder().encode(secret);
  const purpose = { name: 'HMAC', hash: 'SHA-256' };
  const key = subtle.importKey('raw', bytes, purpose, false, ['sign', 'verify']);
  imported.set(secret, key);
  return key;
}
