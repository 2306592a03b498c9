import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { unlinkPictures } from '../pictures/stored-pictures.sql';

/** Locks a user, and returns the URL of their photo. */
export async function lockPortrait(tx: Transaction, userId: string): Promise<string | undefined> {
  const [user] = await tx.query<{ photoURL: string }>(sql`
    select photo_url as "photoURL" from users where id = ${userId} for no key update`);
  return user?.photoURL;
}

/** Releases the pictures that were a user's photo, but not those with the names. */
export async function unlinkOtherPortraits(
  tx: Transaction,
  userId: string,
  names: readonly string[],
): Promise<void> {
  await unlinkPictures(tx, 'portrait', sql`user_id = ${userId} and name <> all(${names}::text[])`);
}
