import * as z from 'zod/mini';
import type { AccessTokenKeys } from '../identity/access-token';
import { signToken, verifyToken, type SigningKeys } from '../identity/signed-token';
import type { Session } from '../repositories/sessions';

/** It is read when the upload begins, however long that takes. */
const lifetime = '5m';

/** A key stands in addresses: it opens nothing but the uploads, and they take no other token. */
const forUploads = (keys: AccessTokenKeys): SigningKeys => ({
  ...keys,
  audience: `${keys.audience} uploads`,
});

/** Signs what lets a seller send pictures for a few minutes, unless their session ends before. */
export function createUploadKey(
  keys: AccessTokenKeys,
  { uid, authTime }: Session,
): Promise<string> {
  return signToken(forUploads(keys), { sub: uid, auth_time: authTime }, lifetime);
}

const claimsSchema = z.object({ sub: z.string(), auth_time: z.number() });

/** The session that the key belongs to; undefined when it is no good. */
export async function sessionOfUploadKey(
  keys: AccessTokenKeys,
  key: string,
): Promise<Session | undefined> {
  const claims = await verifyToken(forUploads(keys), key).catch(() => undefined);
  const { data } = claimsSchema.safeParse(claims);
  return data && { uid: data.sub, authTime: data.auth_time };
}
