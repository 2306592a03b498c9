import type { Transaction } from '../../database/database';
import { storedPictureNames } from '../pictures/picture-name';
import { linkPictures, PictureMissingError } from '../pictures/stored-pictures.sql';
import { lockPortrait, unlinkOtherPortraits } from './portraits.sql';

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
  const currentUrl = await lockPortrait(tx, userId);
  if (url === currentUrl || (url === '' && !remove)) return true;
  try {
    await linkPictures(tx, { use: 'portrait', id: userId, userId }, names);
  } catch (error) {
    if (error instanceof PictureMissingError) return false;
    throw error;
  }
  await unlinkOtherPortraits(tx, userId, names);
  return true;
}
