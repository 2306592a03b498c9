import type { Role } from '../../../../contract/accounts/user';
import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { hasClaims } from '../../payments/payouts/claims.sql';
import { addPublicChange } from '../../platform/live-changes.sql';
import { hasOpenOrders } from '../../buying/open-orders.sql';

/** What decides whether a user can become a moderator or an admin. */
export interface StaffCandidate {
  role: Role | null;
  emailVerified: boolean;
  suspended: boolean;
  hasOpenOrders: boolean;
  /** Whether products of theirs are for sale, or can be again. */
  hasListings: boolean;
  /** Whether they are owed the price of a sale, or owe one. */
  hasClaims: boolean;
}

/** Locks a user who is not deleted, so that they neither book nor add a product meanwhile. */
export async function lockCandidate(tx: Transaction, id: string) {
  await tx.query(sql`select id from users where id = ${id} for no key update`);
  const [candidate] = await tx.query<StaffCandidate>(sql`
    select role, email_verified and email <> '' as "emailVerified",
      suspended_at is not null as suspended,
      ${hasOpenOrders} as "hasOpenOrders",
      exists (
        select 1 from products where seller_id = users.id and deleted_at is null
          and (listed or unlisted_because is not null)) as "hasListings",
      ${hasClaims} as "hasClaims"
    from users where id = ${id} and deleted_at is null`);
  return candidate;
}

/** Returns whether there is an admin or a moderator besides these users. */
export async function hasOtherStaff(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const others = await tx.query(sql`
    select id from users
    where role in ('Admin', 'moderator') and deleted_at is null and id <> all(${ids}::text[])
    limit 1`);
  return others.length > 0;
}

export async function isAdmin(tx: Transaction, id: string): Promise<boolean> {
  const admins = await tx.query(sql`select id from users where id = ${id} and role = 'Admin'`);
  return admins.length > 0;
}

/** Returns the ids of the admins, locked so that two of them don't revoke each other's role. */
export async function lockAdminRows(tx: Transaction): Promise<string[]> {
  const admins = await tx.query<{ id: string }>(sql`
    select id from users where role = 'Admin' and deleted_at is null
    order by id for no key update`);
  return admins.map(({ id }) => id);
}

/** Stores the only role of a user. */
export async function storeRole(
  tx: Transaction,
  id: string,
  role: 'Admin' | 'moderator' | 'buyer',
): Promise<void> {
  await tx.query(sql`update users set role = ${role}, has_both_roles = false where id = ${id}`);
  await addPublicChange(tx);
}
