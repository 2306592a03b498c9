import { randomUUID } from 'node:crypto';
import type { Database, Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { isPictureUsed } from './picture-uses.sql';
import { namesIn } from './stored-pictures.sql';

/**
 * Removes at most `limit` pictures that nothing uses, and returns the number of examined pictures. Each
 * picture is marked before its files are deleted, so that no user can use or upload it meanwhile: deleting
 * may take longer than a transaction should hold a lock. A failed removal is repeated after two minutes.
 */
export async function removeUnusedPictures(
  database: Database,
  remove: (name: string) => Promise<void>,
  limit: number,
): Promise<number> {
  const removalId = randomUUID();
  const { examined, names } = await database.transaction((tx) => markUnused(tx, removalId, limit));
  const results = await Promise.allSettled(names.map((name) => remove(name)));
  const removedNames = names.filter((_name, index) => results[index]?.status === 'fulfilled');
  await deleteRemoved(database, removalId, removedNames);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return examined;
}

/** Marks the pictures that are due and unused with the removal's id. Returns their names. */
async function markUnused(tx: Transaction, removalId: string, limit: number) {
  const due = await tx.query<{ name: string }>(sql`
    select name from pictures where removable_at <= now()
    order by removable_at limit ${limit} for update skip locked`);
  const names = due.map(({ name }) => name);
  if (names.length === 0) return { examined: 0, names };
  // A separate statement after the lock, so that it sees uses added before the lock.
  await tx.query(sql`
    update pictures set removable_at = null
    where name in ${namesIn(names)} and (${isPictureUsed(sql`pictures.name`)})`);
  const marked = await tx.query<{ name: string }>(sql`
    update pictures set removal_id = ${removalId}, removable_at = now() + interval '2 minutes'
    where name in ${namesIn(names)} and removable_at is not null
    returning name`);
  return { examined: names.length, names: marked.map(({ name }) => name) };
}

/**
 * Deletes the rows of removed pictures, except those that another removal has taken over because this
 * one took too long.
 */
async function deleteRemoved(
  database: Queryable,
  removalId: string,
  names: string[],
): Promise<void> {
  if (names.length === 0) return;
  await database.query(sql`
    delete from pictures
    where removal_id = ${removalId} and name in ${namesIn(names)}`);
}
