import { orderSnapshot } from '../../../../contract/buying/order-snapshot';
import { blocksAccountClosing } from '../../../../contract/privacy/account-closing';
import { recordAct, type StaffActor } from '../../platform/record-act.sql';
import type { Transaction } from '../../../database/database';
import { DomainError } from '../../../errors/domain-error';
import type { OrderTimes } from '../../buying/deadlines';
import { moveOrder } from '../../buying/move-order';
import { addDeletionEmail } from '../../platform/outbox.sql';
import { addLiveChanges, addPublicChange } from '../../platform/live-changes.sql';
import { eraseUser } from './erase-user';
import { findOpenOrders } from '../../buying/open-orders.sql';
import { deleteImportsOfSeller } from '../../selling/imports/product-imports.sql';
import { canBeErased, deleteWishlist, markDeleted, unlistProducts } from './account-closings.sql';

const moderatorMessage = "A moderator can't be deleted. Please remove the moderator role first.";
const openReportMessage = 'A problem is reported in an order of this user. Please decide it first.';
const inspectionMessage =
  'This user is still checking a watch or waiting for a parcel. Please decide the order first, or wait until it completes.';

interface AdminDeletion {
  actor: StaffActor;
  /** Undefined if the admin entered none. */
  reason: string | undefined;
  times: OrderTimes;
}

/**
 * Deletes a user for an admin: ends their access, their listings and imports, and sends the event `admin.closeBuyer` or
 * `admin.closeSeller` to each open order. Then erases the user, or leaves that to `eraseDueUsers` while an order is
 * still open or a price is owed to them. The user gets an email. Returns the number of deleted users.
 * @throws DomainError for a moderator, or if one of their orders must be decided first
 */
export async function deleteUser(
  tx: Transaction,
  id: string,
  { actor, reason, times }: AdminDeletion,
): Promise<number> {
  const user = await markDeleted(tx, id);
  if (!user) return 0;
  const { role, email, displayName } = user;
  if (role === 'moderator') throw new DomainError('conflict', moderatorMessage);
  // Before the erasure, which removes the person's name and email address from the reason.
  await recordAct(tx, actor, {
    act: 'user.delete',
    subject: { type: 'user', id },
    before: { role },
    reason,
  });
  if (user.hasConfirmedEmail) {
    await addDeletionEmail(tx, { userId: id, email, displayName, reason: reason ?? null });
  }
  await addPublicChange(tx);
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  await unlistProducts(tx, id);
  await deleteImportsOfSeller(tx, id);
  await deleteWishlist(tx, id);
  for (const order of await findOpenOrders(tx, id)) {
    const type = order.role === 'buyer' ? 'admin.closeBuyer' : 'admin.closeSeller';
    const move = await moveOrder(tx, order.id, { event: { type }, actorId: actor.id, times });
    if (move && blocksAccountClosing(move.state, type)) {
      const isReported = orderSnapshot(move.state).hasTag('reported');
      throw new DomainError('conflict', isReported ? openReportMessage : inspectionMessage);
    }
  }
  if (await canBeErased(tx, id)) await eraseUser(tx, id, { byAdmin: true });
  return 1;
}
