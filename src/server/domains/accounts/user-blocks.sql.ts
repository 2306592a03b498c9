import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';

/** The blocked user can't send messages to the blocker, and can't book or pay for the blocker's products. */
export interface UserBlock {
  blockerId: string;
  blockedId: string;
}

/** Blocks a user. Returns the number of added blocks. */
export async function blockUser(
  database: Queryable,
  { blockerId, blockedId }: UserBlock,
): Promise<number> {
  const added = await database.query(sql`
    insert into user_blocks (blocker_id, blocked_id) values (${blockerId}, ${blockedId})
    on conflict do nothing returning blocker_id`);
  return added.length;
}

/** Ends a block. Returns the number of ended blocks. */
export async function unblockUser(
  database: Queryable,
  { blockerId, blockedId }: UserBlock,
): Promise<number> {
  const removed = await database.query(sql`
    delete from user_blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}
    returning blocker_id`);
  return removed.length;
}

/** Returns the people whom a user has blocked as JSON, the last one first. */
export function blockedPeopleJson(database: Queryable, blockerId: string, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`blocks`,
      from: sql`(
        select blocked_id as id, blocker_id, created_at from user_blocks) blocks`,
      where: sql`blocker_id = ${blockerId}`,
      joins: sql`
        join lateral (select * from users where users.id = blocks.id offset 0) people on true`,
      entry: sql`json_build_object('uid', people.uid,
        'firstName', split_part(people.display_name, ' ', 1), 'photoURL', people.photo_url,
        'blockedAt', blocks.created_at)`,
    },
    page,
  );
}

/** Ends a user's block of the person with this uid. Returns the number of ended blocks. */
export async function unblockPerson(
  tx: Transaction,
  blockerId: string,
  uid: string,
): Promise<number> {
  const removed = await tx.query(sql`
    delete from user_blocks using users
    where blocker_id = ${blockerId} and blocked_id = users.id and users.uid = ${uid}
    returning blocker_id`);
  return removed.length;
}

/** The condition that one user has blocked another, given by SQL expressions of their ids. */
export const hasBlocked = (blockerId: Sql, blockedId: Sql) => sql`exists (
  select 1 from user_blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId})`;

/** Whether the one user has blocked the other one. */
export async function isBlocked(
  database: Queryable,
  { blockerId, blockedId }: UserBlock,
): Promise<boolean> {
  const found = await database.query(sql`
    select 1 as found where ${hasBlocked(sql`${blockerId}`, sql`${blockedId}`)}`);
  return found.length > 0;
}

/** Returns the id of the user who has blocked the other one; undefined if neither has. */
export async function findBlocker(
  database: Queryable,
  [one, other]: readonly [string, string],
): Promise<string | undefined> {
  const [block] = await database.query<{ blockerId: string }>(sql`
    select blocker_id as "blockerId" from user_blocks
    where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one}))
    order by blocker_id = ${one} desc limit 1`);
  return block?.blockerId;
}
