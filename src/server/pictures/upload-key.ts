import * as z from 'zod/mini';
import type { AccessTokenKeys } from '../identity/access-token';
import { signToken, verifyToken, type SigningKeys } from '../identity/signed-token';
import type { Session } from '../repositories/sessions';

/** The lifetime of a key. It is checked at the start of an upload, which may take longer. */
const lifetime = '5m';

/**
 * Sets an audience of their own: a key is part of a URL, so it is valid for uploads only, and uploads
 * accept no other token.
 */
const toUploadKeys = (keys: AccessTokenKeys): SigningKeys => ({
  ...keys,
  audience: `${keys.audience} uploads`,
});

/** Creates a key with which a user can upload pictures for five minutes, as long as the session lasts. */
export function createUploadKey(
  keys: AccessTokenKeys,
  { uid, authTime }: Session,
): Promise<string> {
  return signToken(toUploadKeys(keys), { sub: uid, auth_time: authTime }, lifetime);
}

const claimsSchema = z.object({ sub: z.string(), auth_time: z.number() });

/** Returns the session that the key belongs to; undefined if the key is not valid. */
export async function verifyUploadKey(
  keys: AccessTokenKeys,
  key: string,
): Promise<Session | undefined> {
  const claims = await verifyToken(toUploadKeys(keys), key).catch(() => undefined);
  const { data } = claimsSchema.safeParse(claims);
  return data && { uid: data.sub, authTime: data.auth_time };
}
