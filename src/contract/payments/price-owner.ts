import type { OrderState } from '../order.machine';

/**
 * Who gets the price of an order that was paid, once the order is in a state: the seller after a completed sale, the
 * buyer after a refund. Undefined while that is open, and for an order that was not paid.
 */
export const priceOwners: Record<OrderState, 'seller' | 'buyer' | undefined> = {
  open: undefined,
  reserved: undefined,
  booked: undefined,
  paying: undefined,
  payingUnbooked: undefined,
  awaitingHandOver: undefined,
  cancellationRequested: undefined,
  handOverClaimed: undefined,
  handOverUnconfirmed: undefined,
  awaitingShipment: undefined,
  shipped: undefined,
  deliveryClaimed: undefined,
  arrivalUnconfirmed: undefined,
  inspecting: undefined,
  partRefundFailed: undefined,
  reported: undefined,
  returnOffered: undefined,
  underReview: undefined,
  returning: undefined,
  returnShipped: undefined,
  bankDispute: undefined,
  bankDisputeWon: undefined,
  refunding: 'buyer',
  refundFailed: 'buyer',
  completed: 'seller',
  refunded: 'buyer',
  settled: 'buyer',
  cancelled: undefined,
  lapsed: undefined,
};
