import * as z from 'zod/mini';
import { signToken, verifyToken, type SigningKeys } from './signed-token';

const lifetime = '15m';

/** Their audience is the deployment that the tokens are for. */
export type AccessTokenKeys = SigningKeys;

export interface AccessTokenClaims {
  uid: string;
  email: string;
  /** When the session began that the token belongs to: its sign-in, in seconds since the epoch. */
  authTime: number;
}

const claimsSchema = z.object({ uid: z.string(), email: z.string(), auth_time: z.number() });

/** Signs the token that the other calls of the API ask for, good for 15 minutes. */
export function createAccessToken(
  keys: AccessTokenKeys,
  { uid, email, authTime }: AccessTokenClaims,
): Promise<string> {
  return signToken(keys, { uid, email, auth_time: authTime }, lifetime);
}

/** Rejects when the token was signed with neither secret, or is no longer good. */
export async function verifyAccessToken(
  keys: AccessTokenKeys,
  token: string,
): Promise<AccessTokenClaims> {
  const claims = claimsSchema.parse(await verifyToken(keys, token));
  return { uid: claims.uid, email: claims.email, authTime: claims.auth_time };
}
