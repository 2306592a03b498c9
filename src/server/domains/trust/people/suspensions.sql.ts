import type { Role } from '../../../../contract/accounts/user';
import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { lockProducts, withListingChanges } from '../../selling/absences.sql';
import { isNotHeld } from '../../selling/editable-products.sql';
import { notifyWishlistUsers } from '../../selling/wish-notifications.sql';

export interface Suspension {
  /** Why, as the user reads it. */
  reason: string;
  /** When it ends by itself; null if it does not. */
  until: Date | null;
}

/** A user whose row is locked, and their suspension. */
export interface SuspendableUser {
  role: Role | null;
  displayName: string;
  suspendedAt: Date | null;
  reason: string | null;
  until: Date | null;
}

/** Locks a user who is not deleted. */
export async function lockSuspendableUser(tx: Transaction, id: string) {
  const [user] = await tx.query<SuspendableUser>(sql`
    select role, display_name as "displayName", suspended_at as "suspendedAt", suspension_reason as reason,
      suspended_until as until
    from users where id = ${id} and deleted_at is null for no key update`);
  return user;
}

/**
 * Returns the ids of the staff who have suspended a user after `since`, as far as their decisions are not reversed.
 * Earlier versions stored no decision about a suspension without a report.
 */
export async function findSuspenders(tx: Transaction, id: string, since: Date): Promise<string[]> {
  const staff = await tx.query<{ id: string }>(sql`
    select decided_by as id from decisions
    where user_id = ${id} and action = 'suspendPerson' and reversed_at is null
      and created_at >= ${since}
    union
    select actor_id from audit_log
    where subject_id = ${id} and act = 'user.suspend' and created_at >= ${since}
      and actor_id is not null and after ->> 'decisionId' is null`);
  return staff.map(({ id }) => id);
}

/** Stores a suspension, ends the user's sessions, and unlists their products, booked or not. */
export async function storeSuspension(
  tx: Transaction,
  id: string,
  { reason, until }: Suspension,
): Promise<void> {
  await tx.query(sql`
    update users set suspended_at = coalesce(suspended_at, now()), suspension_reason = ${reason},
      suspended_until = ${until}, credentials_changed_at = now()
    where id = ${id}`);
  await lockProducts(tx, sql`seller_id = ${id} and listed`);
  await tx.query(
    withListingChanges(sql`
    update products set listed = false, unlisted_because = 'suspended'
    where seller_id = ${id} and listed returning id`),
  );
}

/**
 * Ends a suspension. Lists the products that it has unlisted, unless their seller is away, and notifies the users who
 * have them on their wishlists.
 */
export async function removeSuspension(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`
    update users set suspended_at = null, suspension_reason = null, suspended_until = null
    where id = ${id}`);
  await lockProducts(tx, sql`seller_id = ${id} and unlisted_because = 'suspended'`);
  await tx.query(sql`
    update products set unlisted_because = 'away' from users sellers
    where seller_id = ${id} and unlisted_because = 'suspended' and ${isNotHeld}
      and sellers.id = seller_id and sellers.away_until is not null`);
  const listed = await tx.query<{ id: string }>(
    withListingChanges(sql`
    update products set listed = true, unlisted_because = null
    where seller_id = ${id} and unlisted_because = 'suspended' and deleted_at is null
    returning id`),
  );
  await notifyWishlistUsers(
    tx,
    listed.map((product) => product.id),
    'forSaleAgain',
  );
}

/** Locks some users who are not deleted and whose suspension is over, and returns their ids. */
export async function lockDueSuspensions(tx: Transaction, limit: number): Promise<string[]> {
  const users = await tx.query<{ id: string }>(sql`
    select id from users where suspended_until <= now() and deleted_at is null
    order by id limit ${limit} for no key update skip locked`);
  return users.map(({ id }) => id);
}
