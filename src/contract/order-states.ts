import type { OrderState } from './order.machine';

/** The label of each state of the order machine. */
export const orderStateLabels: Record<OrderState, string> = {
  open: 'Open',
  booked: 'Booked',
  paying: 'Payment under way',
  cancelling: 'Being cancelled',
  paid: 'Paid',
  handedOver: 'Handed over',
  disputed: 'Problem reported',
  bankDispute: 'Disputed at the bank',
  refunding: 'Refund under way',
  owed: 'Refund failed',
  refundingAgain: 'Refund tried again',
  completed: 'Completed',
  refunded: 'Refunded',
  settled: 'Settled',
  cancelled: 'Cancelled',
  lapsed: 'Expired',
};

/** The states of the order machine. */
export const orderStates = Object.keys(orderStateLabels) as [OrderState, ...OrderState[]];
