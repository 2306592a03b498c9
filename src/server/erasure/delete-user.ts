import { orderSnapshot } from '../../contract/order-snapshot';
import type { Transaction } from '../database/database';
import { sql } from '../database/sql';
import { DomainError } from '../errors/domain-error';
import type { OrderTimes } from '../orders/deadlines';
import { moveOrder } from '../orders/move-order';
import { addChanges, addPublicChange } from '../repositories/live-changes';
import { isErasable } from './erase-due-users';
import { eraseUser } from './erase-user';
import { findOpenOrders } from '../repositories/open-orders';

const openReportMessage = 'A problem is reported in an order of this user. Please decide it first.';

/**
 * Deletes a user for an admin: ends their access and their listings, and sends the event `admin.closeBuyer` or
 * `admin.closeSeller` to each open order. Then erases the user, or leaves that to `eraseDueUsers` while an order is
 * still open or a price is owed to them. Returns the number of deleted users.
 * @throws DomainError if a problem is reported in one of their orders, whose money must be decided first
 */
export async function deleteUser(
  tx: Transaction,
  id: string,
  { adminId, times }: { adminId: string; times: OrderTimes },
): Promise<number> {
  const rows = await tx.query(sql`
    update users set deleted_at = now(), deletion_requested_at = null, away_until = null,
      suspended_until = null
    where id = ${id} and deleted_at is null returning id`);
  if (rows.length === 0) return 0;
  await addPublicChange(tx);
  await addChanges(tx, { about: 'account', id, recipientIds: [id] });
  await tx.query(sql`
    with unlisted as (
      update products set listed = false, unlisted_because = null
      where seller_id = ${id} and (listed or unlisted_because is not null) returning id)
    insert into live_changes (subject_type, subject_id) select 'listing', id from unlisted`);
  await tx.query(sql`delete from wishlist_entries where user_id = ${id}`);
  for (const order of await findOpenOrders(tx, id)) {
    const type = order.role === 'buyer' ? 'admin.closeBuyer' : 'admin.closeSeller';
    const move = await moveOrder(tx, order.id, { event: { type }, actorId: adminId, times });
    if (move && orderSnapshot(move.state).hasTag('reported')) {
      throw new DomainError('conflict', openReportMessage);
    }
  }
  const [erasable] = await tx.query(sql`
    select id from users where id = ${id} and ${isErasable}`);
  if (erasable) await eraseUser(tx, id, { byAdmin: true });
  return rows.length;
}
