import type { Role } from '../../../../contract/accounts/user';
import type { Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { hasOpenOrders } from '../../buying/open-orders.sql';
import { isOwedMoney } from '../../payments/payouts/claims.sql';

interface DeletedUser {
  role: Role | null;
  email: string;
  displayName: string;
  hasConfirmedEmail: boolean;
}

/** Deletes a user, whose data is erased later. Returns undefined if there is no such user, or they are deleted already. */
export async function markDeleted(tx: Transaction, id: string): Promise<DeletedUser | undefined> {
  const [user] = await tx.query<DeletedUser>(sql`
    update users set deleted_at = now(), deletion_requested_at = null, away_until = null,
      suspended_until = null
    where id = ${id} and deleted_at is null
    returning role, email, display_name as "displayName",
      email_verified and email <> '' as "hasConfirmedEmail"`);
  return user;
}

export async function unlistProducts(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query(sql`
    with unlisted as (
      update products set listed = false, unlisted_because = null
      where seller_id = ${sellerId} and (listed or unlisted_because is not null) returning id)
    insert into live_changes (subject_type, subject_id) select 'listing', id from unlisted`);
}

export async function deleteWishlist(tx: Transaction, userId: string): Promise<void> {
  await tx.query(sql`delete from wishlist_entries where user_id = ${userId}`);
}

/** Returns when a user has asked for the deletion of their account; null if they have not. */
export async function findDeletionRequest(database: Queryable, userId: string) {
  const [user] = await database.query<{ requestedAt: Date | null }>(sql`
    select deletion_requested_at as "requestedAt" from users where id = ${userId}`);
  return user?.requestedAt;
}

export async function storeDeletionRequest(tx: Transaction, userId: string): Promise<void> {
  await tx.query(sql`
    update users set deletion_requested_at = coalesce(deletion_requested_at, now())
    where id = ${userId}`);
}

export async function removeDeletionRequest(tx: Transaction, userId: string): Promise<void> {
  await tx.query(sql`update users set deletion_requested_at = null where id = ${userId}`);
}

export async function pauseProducts(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query(sql`
    with paused as (
      update products set listed = false, unlisted_because = 'paused'
      where seller_id = ${sellerId} and (listed or unlisted_because in ('away', 'suspended'))
        and deleted_at is null
      returning id)
    insert into live_changes (subject_type, subject_id) select 'listing', id from paused`);
}

/**
 * The condition on `users` that nothing needs the personal data of a user whose deletion waits. A seller is paid first:
 * they could not be warned of what they are owed for a sale that was still open.
 */
const isErasable = sql`not ${isOwedMoney} and not ${hasOpenOrders}`;

/** Locks a user whose data can be erased, and returns who has deleted the account; undefined if there is none. */
export async function lockErasableUser(tx: Transaction) {
  const [user] = await tx.query<{ id: string; byAdmin: boolean }>(sql`
    select id, deletion_requested_at is null as "byAdmin" from users
    where erased_at is null and (deleted_at is not null or deletion_requested_at is not null)
      and ${isErasable}
    order by id limit 1 for update skip locked`);
  return user;
}

export async function canBeErased(tx: Transaction, userId: string): Promise<boolean> {
  const users = await tx.query(sql`select id from users where id = ${userId} and ${isErasable}`);
  return users.length > 0;
}

/** The name of the anonymous party that stays in orders. */
const erasedName = 'Deleted user';

/** Removes the personal data of the row of a user, which stays with an anonymous id. */
export async function anonymizeUser(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`
    update users set uid = 'erased/' || gen_random_uuid()::text, email = '', email_verified = false,
      sign_in_provider = 'password', credentials_changed_at = null,
      other_sessions_ended_at = null, kept_session_at = null,
      display_name = ${erasedName}, photo_url = '', verified = false, verified_at = null,
      suspended_at = null, suspension_reason = null, suspended_until = null, email_opt_out = true,
      declined_emails = '{}', shipping_address = null, date_locale = null, time_zone = null, away_until = null, deletion_requested_at = null,
      deleted_at = coalesce(deleted_at, now()), erased_at = now()
    where id = ${id}`);
}
