import * as z from 'zod/mini';
import type { AccessTokenKeys } from '../identity/access-token';
import { signToken, verifyToken, type SigningKeys } from '../identity/signed-token';
import type { Session } from '../repositories/sessions';

/** Checked when an upload starts, however long it takes. */
const lifetime = '5m';

/** The key is part of a URL, so it is valid for uploads alone, and uploads accept no other token. */
const forUploads = (keys: AccessTokenKeys): SigningKeys => ({
  ...keys,
  audience: `${keys.audience} uploads`,
});

/** Lets a seller upload pictures for a few minutes, unless their session ends before. */
export function createUploadKey(
  keys: AccessTokenKeys,
  { uid, authTime }: Session,
): Promise<string> {
  return signToken(forUploads(keys), { sub: uid, auth_time: authTime }, lifetime);
}

const claimsSchema = z.object({ sub: z.string(), auth_time: z.number() });

/** Returns the session that the key belongs to; undefined if the key is not valid. */
export async function verifyUploadKey(
  keys: AccessTokenKeys,
  key: string,
): Promise<Session | undefined> {
  const claims = await verifyToken(forUploads(keys), key).catch(() => undefined);
  const { data } = claimsSchema.safeParse(claims);
  return data && { uid: data.sub, authTime: data.auth_time };
}
