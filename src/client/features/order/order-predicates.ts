import { orderSnapshot } from '../../../contract/buying/order-snapshot';
import type { OrderState } from '../../../contract/order.machine';

/** Returns whether the order's state accepts a card payment. */
export const isPayable = (state: OrderState) =>
  orderSnapshot(state).can({ type: 'stripe.authorised' });

/** Returns whether no step is left. */
export const isEnded = (state: OrderState) => orderSnapshot(state).hasTag('ended');

/** Returns whether the order waits for its payment. */
export const isUnpaid = (state: OrderState) => orderSnapshot(state).hasTag('unpaid');

/** Returns whether the card was charged and not refunded. */
export const isPaid = (state: OrderState) => orderSnapshot(state).hasTag('paid');

/** Returns whether the shop holds the buyer's money: paid, and not yet owed to the seller, refunded or disputed. */
export function isMoneyHeld(state: OrderState): boolean {
  const snapshot = orderSnapshot(state);
  const isSettled = snapshot.hasTag('ended') || state === 'bankDispute';
  return snapshot.hasTag('paid') && snapshot.hasTag('holding') && !isSettled;
}

/** Returns whether the seller reported a hand-over that the buyer has not confirmed. */
export const isHandOverClaimed = (state: OrderState) =>
  orderSnapshot(state).can({ type: 'buyer.receive' });

/** Returns whether this order reserves the product. */
export const isReserving = (state: OrderState) => orderSnapshot(state).hasTag('holding');

/** Returns whether the buyer got the money back. */
export const isRefunded = (state: OrderState) => {
  const snapshot = orderSnapshot(state);
  return snapshot.matches({ ended: 'refunded' }) || snapshot.matches({ ended: 'settled' });
};
