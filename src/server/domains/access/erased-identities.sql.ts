import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';

/** An account at the identity service whose user was erased. */
export interface ErasedIdentity {
  /** Whether an admin has deleted the account, and not its user. */
  byAdmin: boolean;
}

export const hashUid = (uid: string): string => createHash('sha256').update(uid).digest('hex');

export async function addErasedIdentity(
  tx: Transaction,
  uid: string,
  { byAdmin }: ErasedIdentity,
): Promise<void> {
  await tx.query(sql`
    insert into erased_identities (uid_hash, by_admin) values (${hashUid(uid)}, ${byAdmin})
    on conflict do nothing`);
}

/** Returns undefined if no user with this uid was erased, or its row has expired. */
export async function findErasedIdentity(database: Queryable, uid: string) {
  const [found] = await database.query<ErasedIdentity>(sql`
    select by_admin as "byAdmin" from erased_identities where uid_hash = ${hashUid(uid)}`);
  return found;
}

/**
 * Deletes at most `limit` rows after 30 days, when their tokens have long expired, and returns their number. A row
 * is kept while its account still exists at the identity service: otherwise the account could sign in as a new user.
 */
export async function deleteOldErasedIdentities(
  database: Queryable,
  limit: number,
): Promise<number> {
  const deleted = await database.query(sql`
    delete from erased_identities where uid_hash in (
      select uid_hash from erased_identities
      where erased_at < now() - interval '30 days' and not exists (
        select 1 from outbox where key = 'deleteIdentity/' || uid_hash and done_at is null)
      order by erased_at limit ${limit})
    returning uid_hash`);
  return deleted.length;
}
