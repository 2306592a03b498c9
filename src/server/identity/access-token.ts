import * as z from 'zod/mini';

const algorithm = 'HS256';
const issuer = 'secondhand';
const lifetime = '15m';

const claimsSchema = z.object({ uid: z.string(), email: z.string() });
export type AccessTokenClaims = z.infer<typeof claimsSchema>;

/** Signs the token that the other calls of the API ask for, good for 15 minutes. */
export async function createAccessToken(
  secret: string,
  { uid, email }: AccessTokenClaims,
): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({ uid, email })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(toKey(secret));
}

/** Rejects when the token was not signed with this secret, or is no longer good. */
export async function verifyAccessToken(secret: string, token: string): Promise<AccessTokenClaims> {
  const { jwtVerify } = await import('jose');
  const { payload } = await jwtVerify(token, toKey(secret), {
    algorithms: [algorithm],
    issuer,
    requiredClaims: ['exp'],
  });
  return claimsSchema.parse(payload);
}

function toKey(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
