import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const algorithm = 'HS256';
const issuer = 'secondhand';
const lifetime = '15m';

export interface AccessTokenKeys {
  /** What new tokens are signed with. */
  secret: string;
  /** The secret before it, whose tokens are good until they run out. */
  previousSecret?: string | undefined;
  /** The deployment that the tokens are for; another one takes none of them. */
  audience: string;
}

export interface AccessTokenClaims {
  uid: string;
  email: string;
  /** When the session began that the token belongs to: its sign-in, in seconds since the epoch. */
  authTime: number;
}

const claimsSchema = z.object({ uid: z.string(), email: z.string(), auth_time: z.number() });

/** Signs the token that the other calls of the API ask for, good for 15 minutes. */
export async function createAccessToken(
  { secret, audience }: AccessTokenKeys,
  { uid, email, authTime }: AccessTokenClaims,
): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({ uid, email, auth_time: authTime })
    .setProtectedHeader({ alg: algorithm, kid: keyId(secret) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(toKey(secret));
}

/** Rejects when the token was signed with neither secret, or is no longer good. */
export async function verifyAccessToken(
  { secret, previousSecret, audience }: AccessTokenKeys,
  token: string,
): Promise<AccessTokenClaims> {
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
  const { uid, email, auth_time: authTime } = claimsSchema.parse(payload);
  return { uid, email, authTime };
}

/** Names a secret without telling it. */
export function keyId(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 8);
}

function toKey(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
