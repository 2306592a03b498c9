import type { Database, Transaction } from '../../../database/database';
import { eraseUser } from './erase-user';
import { canBeErased, lockErasableUser } from './account-closings.sql';

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
  const user = await lockErasableUser(tx);
  if (!user) return false;
  // A separate statement after the lock, so that it sees an order placed before the lock.
  if (!(await canBeErased(tx, user.id))) return false;
  await eraseUser(tx, user.id, user);
  return true;
}
