import type { Database, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { isOwedMoney } from '../../payments/payouts/claims.sql';
import { hasOpenOrders } from '../../buying/open-orders.sql';
import { eraseUser } from './erase-user';

/**
 * Erases the users who were deleted, or who asked to be, once their last order has ended and they are paid. Returns
 * their number. Several servers may do this at the same time.
 */
export async function eraseDueUsers(
  database: Database,
  isStopping: () => boolean = () => false,
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const hasErased = !isStopping() && (await database.transaction(eraseNextUser));
    if (!hasErased) return count;
  }
}

async function eraseNextUser(tx: Transaction): Promise<boolean> {
  // The lock prevents new orders of the user in the meantime.
  const [user] = await tx.query<{ id: string; byAdmin: boolean }>(sql`
    select id, deletion_requested_at is null as "byAdmin" from users
    where erased_at is null and (deleted_at is not null or deletion_requested_at is not null)
      and ${isErasable}
    order by id limit 1 for update skip locked`);
  if (!user) return false;
  // A separate statement after the lock, so that it sees an order placed before the lock.
  const [unchanged] = await tx.query(sql`
    select id from users where id = ${user.id} and ${isErasable}`);
  if (!unchanged) return false;
  await eraseUser(tx, user.id, user);
  return true;
}

/**
 * The condition on `users` that nothing needs the personal data of a user who is being deleted. A seller whom an admin
 * has deleted is paid first; one who deletes their own account was warned of what is owed.
 */
export const isErasable = sql`
  (deletion_requested_at is not null or not ${isOwedMoney}) and not ${hasOpenOrders}`;
