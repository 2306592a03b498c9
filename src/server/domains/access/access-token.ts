import * as z from 'zod/mini';
import { signToken, verifyToken, type SigningKeys } from './signed-token';

const lifetime = '15m';

export type AccessTokenKeys = SigningKeys;

export interface AccessTokenClaims {
  uid: string;
  email: string;
  /** The time of the session's sign-in in seconds since the epoch. */
  authTime: number;
}

const claimsSchema = z.object({ uid: z.string(), email: z.string(), auth_time: z.number() });

/** Signs a token for the API, valid for 15 minutes. */
export function createAccessToken(
  keys: AccessTokenKeys,
  { uid, email, authTime }: AccessTokenClaims,
): Promise<string> {
  return signToken(keys, { uid, email, auth_time: authTime }, lifetime);
}

/** Returns the claims of a valid token. Rejects if neither secret has signed it, or if it has expired. */
export async function verifyAccessToken(
  keys: AccessTokenKeys,
  token: string,
): Promise<AccessTokenClaims> {
  const claims = claimsSchema.parse(await verifyToken(keys, token));
  return { uid: claims.uid, email: claims.email, authTime: claims.auth_time };
}
