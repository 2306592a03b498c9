import type { OrderState } from '../order.machine';

/** The label of each state of the order machine. */
export const orderStateLabels: Record<OrderState, string> = {
  open: 'Open',
  reserved: 'Reserved',
  booked: 'Booked',
  paying: 'Payment under way',
  payingUnbooked: 'Payment under way',
  awaitingHandOver: 'Paid',
  cancellationRequested: 'Cancellation requested',
  handOverClaimed: 'Hand-over reported',
  handOverUnconfirmed: 'Hand-over unconfirmed',
  awaitingShipment: 'Paid, to be sent',
  shipped: 'Sent',
  deliveryClaimed: 'Delivery reported',
  arrivalUnconfirmed: 'Arrival unconfirmed',
  inspecting: 'Handed over',
  partRefundFailed: 'Partial refund failed',
  reported: 'Problem reported',
  returnOffered: 'Return offered',
  underReview: 'Under review',
  returning: 'Being returned',
  returnShipped: 'Sent back',
  bankDispute: 'Disputed at the bank',
  bankDisputeWon: 'Bank dispute decided',
  refunding: 'Refund under way',
  refundFailed: 'Refund failed',
  completed: 'Completed',
  refunded: 'Refunded',
  settled: 'Settled',
  cancelled: 'Cancelled',
  lapsed: 'Expired',
};

/** The states of the order machine. */
export const orderStates = Object.keys(orderStateLabels) as [OrderState, ...OrderState[]];
