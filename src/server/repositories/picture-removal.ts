import { randomUUID } from 'node:crypto';
import type { Database, Queryable, Transaction } from '../database/database';
import { sql } from '../database/sql';
import { namesIn } from './pictures';

/**
 * Removes pictures that no product shows. Each is marked first, so that nobody lists or uploads it while
 * its files are deleted, which may take longer than a transaction can hold a lock. A removal that fails,
 * or whose process dies, is due again after two minutes. Returns how many were examined.
 */
export async function removeUnusedPictures(
  database: Database,
  remove: (name: string) => Promise<void>,
  limit: number,
): Promise<number> {
  const removal = randomUUID();
  const { seen, names } = await database.transaction((tx) => markUnused(tx, removal, limit));
  const removed = await Promise.allSettled(names.map((name) => remove(name)));
  const removedNames = names.filter((_name, index) => removed[index]?.status === 'fulfilled');
  await deleteRemoved(database, removal, removedNames);
  const failed = removed.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return seen;
}

async function markUnused(tx: Transaction, removal: string, limit: number) {
  const due = await tx.query<{ name: string }>(sql`
    select name from pictures where removable_at <= now()
    order by removable_at limit ${limit} for update skip locked`);
  const names = due.map(({ name }) => name);
  if (names.length === 0) return { seen: 0, names };
  // A second statement, which sees products that were added before the lock.
  await tx.query(sql`
    update pictures set removable_at = null
    where name in ${namesIn(names)} and name in (select name from product_pictures)`);
  const marked = await tx.query<{ name: string }>(sql`
    update pictures set removal_id = ${removal}, removable_at = now() + interval '2 minutes'
    where name in ${namesIn(names)} and removable_at is not null
    returning name`);
  return { seen: names.length, names: marked.map(({ name }) => name) };
}

/**
 * Deletes the rows of removed pictures, except those that another removal has taken over because this
 * one took too long.
 */
async function deleteRemoved(database: Queryable, removal: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await database.query(sql`
    delete from pictures
    where removal_id = ${removal} and name in ${namesIn(names)}`);
}
