import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { storedPictureNames } from '../pictures/picture-name';
import { linkPictures, PictureMissingError, unlinkPictures } from '../pictures/stored-pictures.sql';

interface Portrait {
  /** Undefined for a new user. */
  userId: string | undefined;
  /** Empty if there is no new photo. */
  url: string;
  /** Whether to release the previous picture without a new one. */
  remove: boolean;
}

/**
 * Records which uploaded picture is a user's photo, so that its file is not removed, and releases the previous picture.
 * Returns false, and changes nothing, if the picture is removed or another user has uploaded it.
 */
export async function linkPortrait(
  tx: Transaction,
  { userId, url, remove }: Portrait,
): Promise<boolean> {
  const names = storedPictureNames([url]);
  if (userId === undefined) return names.length === 0;
  const [user] = await tx.query<{ photoURL: string }>(sql`
    select photo_url as "photoURL" from users where id = ${userId} for no key update`);
  if (url === user?.photoURL || (url === '' && !remove)) return true;
  try {
    await linkPictures(tx, { use: 'portrait', id: userId, userId }, names);
  } catch (error) {
    if (error instanceof PictureMissingError) return false;
    throw error;
  }
  const otherLinks = sql`user_id = ${userId} and name <> all(${names}::text[])`;
  await unlinkPictures(tx, 'portrait', otherLinks);
  return true;
}
