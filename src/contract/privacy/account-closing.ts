import { orderSnapshot } from '../buying/order-snapshot';
import type { OrderState } from '../order.machine';

/** The event that an admin who deletes a user sends to each of the user's open orders. */
export type AccountClosingEvent = 'admin.closeBuyer' | 'admin.closeSeller';

/**
 * Whether staff must decide an order before the account of its buyer or seller can be deleted: a problem is reported,
 * or the buyer, who could not report one any more, is still checking the watch or waiting for the parcel.
 */
export function blocksAccountClosing(state: OrderState, type: AccountClosingEvent): boolean {
  const order = orderSnapshot(state);
  if (order.hasTag('reported')) return true;
  const canReport = order.can({ type: 'buyer.report', problem: 'other', reason: 'A problem' });
  return type === 'admin.closeBuyer' && canReport && !order.can({ type });
}
