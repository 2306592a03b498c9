import * as z from 'zod/mini';
import type { Session } from './sessions.sql';
import type { AccessTokenKeys } from './access-token';
import { signToken, verifyToken, type SigningKeys } from './signed-token';

/** What a key in a URL permits: uploads of pictures, or the download of the user's own data. */
type Purpose = 'uploads' | 'exports';

/** The lifetime of a key. It is checked at the start of an upload or a download, which may take longer. */
const lifetime = '5m';

/** Sets an audience for each purpose, because a key is part of a URL: it is valid for nothing else. */
const toKeys = (keys: AccessTokenKeys, purpose: Purpose): SigningKeys => ({
  ...keys,
  audience: `${keys.audience} ${purpose}`,
});

/** Creates a key with which a user can do one thing for five minutes, as long as the session lasts. */
export function createSessionKey(
  keys: AccessTokenKeys,
  purpose: Purpose,
  { uid, authTime }: Session,
): Promise<string> {
  return signToken(toKeys(keys, purpose), { sub: uid, auth_time: authTime }, lifetime);
}

const claimsSchema = z.object({ sub: z.string(), auth_time: z.number() });

/** Returns the session that the key belongs to; undefined if the key is not valid. */
export async function verifySessionKey(
  keys: AccessTokenKeys,
  purpose: Purpose,
  key: string,
): Promise<Session | undefined> {
  const claims = await verifyToken(toKeys(keys, purpose), key).catch(() => undefined);
  const { data } = claimsSchema.safeParse(claims);
  return data && { uid: data.sub, authTime: data.auth_time };
}
