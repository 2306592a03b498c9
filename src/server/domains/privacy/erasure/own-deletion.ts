import type {
  AccountDeletion,
  DeletionOutcome,
} from '../../../../contract/privacy/account-deletion';
import { orderSnapshot } from '../../../../contract/buying/order-snapshot';
import type { OrderEvent } from '../../../../contract/order.machine';
import type { Queryable, Transaction } from '../../../database/database';
import type { OrderTimes } from '../../buying/deadlines';
import { moveOrder } from '../../buying/move-order';
import { findOwedTotals } from '../../payments/payouts/claims.sql';
import { addLiveChanges, addPublicChange } from '../../platform/live-changes.sql';
import { eraseUser } from './erase-user';
import { findOpenOrders, type OpenOrder } from '../../buying/open-orders.sql';
import {
  findDeletionRequest,
  pauseProducts,
  removeDeletionRequest,
  storeDeletionRequest,
} from './account-closings.sql';

const closingReason = 'The seller is closing their account.';

/** Returns what a user's own deletion waits for, and what it would do to open orders. */
export async function readAccountDeletion(
  database: Queryable,
  userId: string,
): Promise<AccountDeletion> {
  const requestedAt = await findDeletionRequest(database, userId);
  const orders = await findOpenOrders(database, userId);
  return {
    requestedAt: requestedAt?.toISOString() ?? null,
    owed: await findOwedTotals(database, userId),
    orders: orders.map((order) => ({
      orderId: order.id,
      productName: order.productName,
      role: order.role,
      outcome: predictOutcome(order),
    })),
  };
}

/**
 * Deletes a user's own account: pauses their products, and cancels those open orders that the user could cancel
 * alone. Then erases the user, or leaves that to `eraseDueUsers` until the other orders have ended and are paid
 * out. Returns whether the user was erased.
 */
export async function requestDeletion(
  tx: Transaction,
  userId: string,
  times: OrderTimes,
): Promise<boolean> {
  await storeDeletionRequest(tx, userId);
  await pauseProducts(tx, userId);
  await addPublicChange(tx);
  await addLiveChanges(tx, { about: 'account', id: userId, recipientIds: [userId] });
  for (const order of await findOpenOrders(tx, userId)) {
    const event = findClosingEvent(order);
    if (event) await moveOrder(tx, order.id, { event, actorId: userId, times });
  }
  const remaining = await findOpenOrders(tx, userId);
  if (remaining.length > 0) return false;
  await eraseUser(tx, userId, { byAdmin: false });
  return true;
}

/** Keeps an account whose deletion waits. Its products stay paused. */
export async function cancelDeletion(tx: Transaction, userId: string): Promise<void> {
  await removeDeletionRequest(tx, userId);
  await addLiveChanges(tx, { about: 'account', id: userId, recipientIds: [userId] });
}

/**
 * The event with which the user ends an open order alone. Undefined once the watch may be with the buyer: from then on,
 * neither side can avoid its obligations by deleting the account.
 */
export function findClosingEvent({
  role,
  state,
}: Pick<OpenOrder, 'role' | 'state'>): OrderEvent | undefined {
  const order = orderSnapshot(state);
  if (role === 'buyer') return order.hasTag('unpaid') ? { type: 'buyer.cancel' } : undefined;
  const agreeToCancel = { type: 'seller.agreeToCancel' } as const;
  if (order.can(agreeToCancel)) return agreeToCancel;
  const hasWatch =
    order.hasTag('unpaid') ||
    order.can({ type: 'seller.claimHandOver' }) ||
    // Only before the parcel is sent, the buyer can cancel.
    order.can({ type: 'buyer.cancel' });
  return hasWatch ? { type: 'seller.cancel', reason: closingReason } : undefined;
}

function predictOutcome(order: OpenOrder): DeletionOutcome {
  if (!findClosingEvent(order)) return 'continues';
  return orderSnapshot(order.state).hasTag('unpaid') ? 'cancelled' : 'refunded';
}
