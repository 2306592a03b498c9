import type { AccessTokenKeys } from '../identity/access-token';
import { signToken, verifyToken, type SigningKeys } from '../identity/signed-token';

/** It is read when the upload begins, however long that takes. */
const lifetime = '5m';

/** A key stands in addresses: it opens nothing but the uploads, and they take no other token. */
const forUploads = (keys: AccessTokenKeys): SigningKeys => ({
  ...keys,
  audience: `${keys.audience} uploads`,
});

/** Signs what lets a seller send pictures for a few minutes. */
export function createUploadKey(keys: AccessTokenKeys, uid: string): Promise<string> {
  return signToken(forUploads(keys), { sub: uid }, lifetime);
}

/** Who may upload with the key; undefined when nobody may. */
export function holderOfUploadKey(keys: AccessTokenKeys, key: string): Promise<string | undefined> {
  return verifyToken(forUploads(keys), key).then(
    ({ sub }) => sub,
    () => undefined,
  );
}
