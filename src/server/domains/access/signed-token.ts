import { createHash, subtle, type webcrypto } from 'node:crypto';
import type { JWTPayload } from 'jose';

const algorithm = 'HS256';
const issuer = 'secondhand';

export interface SigningKeys {
  /** Signs new tokens. */
  secret: string;
  /** The former secret, whose tokens stay valid until they expire. */
  previousSecret?: string | undefined;
  /** The name of the deployment that accepts the tokens. */
  audience: string;
}

/**
 * Signs a token with the current secret.
 * @param lifetime such as `15m`
 */
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

/** Returns the claims of a valid token. Rejects if neither secret has signed it, or if it has expired. */
export async function verifyToken(
  { secret, previousSecret, audience }: SigningKeys,
  token: string,
): Promise<JWTPayload> {
  const { errors, jwtVerify } = await import('jose');
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const signingSecret = secrets.find((candidate) => keyId(candidate) === kid);
      if (!signingSecret) throw new errors.JWKSNoMatchingKey();
      return toKey(signingSecret);
    },
    { algorithms: [algorithm], issuer, audience, requiredClaims: ['exp'] },
  );
  return payload;
}

/** Whether the header of a token, which is not verified here, contains the key id of one of the secrets. */
export async function hasKnownKeyId(
  { secret, previousSecret }: SigningKeys,
  token: string,
): Promise<boolean> {
  const { decodeProtectedHeader } = await import('jose');
  try {
    const { kid } = decodeProtectedHeader(token);
    return (
      kid !== undefined &&
      [secret, previousSecret].some(
        (candidate) => candidate !== undefined && keyId(candidate) === kid,
      )
    );
  } catch {
    return false;
  }
}

/** Returns an id of a secret that does not reveal it. */
export function keyId(secret: string): string {
  return importSecret(secret).id;
}

function toKey(secret: string): Promise<webcrypto.CryptoKey> {
  return importSecret(secret).key;
}

interface ImportedSecret {
  id: string;
  key: Promise<webcrypto.CryptoKey>;
}

/** Imported keys by secret: importing one takes as long as verifying a token. */
const importedSecrets = new Map<string, ImportedSecret>();

function importSecret(secret: string): ImportedSecret {
  const cached = importedSecrets.get(secret);
  if (cached) return cached;
  const id = createHash('sha256').update(secret).digest('base64url').slice(0, 8);
  const bytes = new TextEncoder().encode(secret);
  const purpose = { name: 'HMAC', hash: 'SHA-256' };
  const key = subtle.importKey('raw', bytes, purpose, false, ['sign', 'verify']);
  importedSecrets.set(secret, { id, key });
  return { id, key };
}
