import type { Transaction } from '../database/database';
import { sql } from '../database/sql';
import { storedPictureNames } from '../pictures/picture-name';
import { linkPictures, PictureMissingError, unlinkPictures } from '../repositories/pictures';

/**
 * Records which uploaded picture is a user's photo, so that it is not removed, and gives up the one before. A picture
 * that the user has not uploaded is not kept: it must not keep them from signing in.
 */
export async function linkPortrait(tx: Transaction, userId: string, url: string): Promise<void> {
  await unlinkPictures(tx, 'portrait', sql`user_id = ${userId}`);
  try {
    await linkPictures(tx, { use: 'portrait', id: userId, userId }, storedPictureNames([url]));
  } catch (error) {
    if (!(error instanceof PictureMissingError)) throw error;
  }
}
