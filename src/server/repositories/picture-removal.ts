import { randomUUID } from 'node:crypto';
import type { Database, Queryable, Transaction } from '../database/database';
import { sql } from '../database/sql';
import { namesIn } from './pictures';

/**
 * Removes pictures that no product shows any more. Each is marked first, so that nobody lists or
 * uploads it while its files go, which may take longer than a transaction: a row that was held would
 * come free amid it. Whose removal fails, or ends with its process, is due again in two minutes; a
 * store takes seconds. How many were looked at.
 */
export async function removeUnusedPictures(
  database: Database,
  remove: (name: string) => Promise<void>,
  most: number,
): Promise<number> {
  const removal = randomUUID();
  const { seen, names } = await database.transaction((tx) => markUnused(tx, removal, most));
  const removed = await Promise.allSettled(names.map((name) => remove(name)));
  const gone = names.filter((_name, index) => removed[index]?.status === 'fulfilled');
  await forgetGone(database, removal, gone);
  const failed = removed.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return seen;
}

async function markUnused(tx: Transaction, removal: string, most: number) {
  const due = await tx.query<{ name: string }>(sql`
    select name from pictures where removable_at <= now()
    order by removable_at limit ${most} for update skip locked`);
  const names = due.map(({ name }) => name);
  if (names.length === 0) return { seen: 0, names };
  // A statement of its own sees what was listed until the rows were held.
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
 * Not what somebody has taken over because this took too long, nor what a server of the version
 * before, which knows no marks, has listed meanwhile.
 */
async function forgetGone(database: Queryable, removal: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await database.query(sql`
    delete from pictures
    where removal_id = ${removal} and name in ${namesIn(names)}
      and name not in (select name from product_pictures)`);
}
