import type { OrderState } from '../../../contract/order.machine';
import type { OrderRole } from '../../../contract/sale';

/** What happens next, by the order's state and the viewer's role. */
export const nextSteps: Record<OrderState, Record<OrderRole, string>> = {
  open: {
    buyer: 'The watch has not been ordered.',
    seller: 'The watch has not been ordered.',
    admin: 'The watch has not been ordered.',
  },
  booked: {
    buyer: 'The watch is reserved for you until the booking expires.',
    seller: "Don't hand over the watch until the buyer has paid.",
    admin: 'The buyer has to pay.',
  },
  paying: {
    buyer: 'Your card is being charged. This takes a moment.',
    seller: "The buyer's card is being charged. This takes a moment.",
    admin: "The buyer's card is being charged.",
  },
  cancelling: {
    buyer: 'If your card was charged in the meantime, you get a full refund.',
    seller: 'The order ends as soon as we know whether the card was charged.',
    admin: 'Waiting for Stripe to report whether the card was charged. If so, it is refunded.',
  },
  paid: {
    buyer: 'Meet the seller, check the watch, and confirm here when you have it.',
    seller: 'Meet the buyer, hand over the watch, and confirm it here.',
    admin: 'The seller has to hand over the watch.',
  },
  handedOver: {
    buyer: 'Confirm that you have the watch, or report a problem.',
    seller: 'If the buyer reports no problem, the sale completes automatically.',
    admin: 'If the buyer reports no problem, the sale completes automatically.',
  },
  disputed: {
    buyer: 'The seller can refund you. Otherwise an admin decides.',
    seller: 'Cancel the sale to refund the buyer, or wait for an admin to decide.',
    admin: 'Decide who gets the money, and give a reason.',
  },
  bankDispute: {
    buyer: 'Your bank has taken the money back and is reviewing the dispute.',
    seller: "The buyer's bank has taken the money back and is reviewing the dispute.",
    admin: "Answer the dispute in Stripe's dashboard. The bank decides.",
  },
  refunding: {
    buyer: 'The full amount is being refunded to your card.',
    seller: "The buyer is being refunded. Don't hand over the watch.",
    admin: 'Stripe is refunding the full amount.',
  },
  owed: {
    buyer: 'Your bank rejected the refund. An admin will make sure that you get the full amount.',
    seller: 'The refund did not reach the buyer. An admin is taking care of it.',
    admin: 'Retry the refund, or return the money in another way and say how.',
  },
  refundingAgain: {
    buyer: 'We are retrying the refund of the full amount to your card.',
    seller: "The refund is being retried. You don't have to do anything.",
    admin: 'Stripe is retrying the refund of the full amount.',
  },
  completed: {
    buyer: 'All done. Enjoy your watch!',
    seller: 'All done. The money is yours.',
    admin: 'There is nothing left to do.',
  },
  refunded: {
    buyer: 'You have been refunded in full. It may take your bank a few days to show it.',
    seller: 'The buyer was refunded. There is nothing left to do.',
    admin: 'There is nothing left to do.',
  },
  settled: {
    buyer: 'You have been refunded in another way, as described below.',
    seller: 'The buyer was refunded. There is nothing left to do.',
    admin: 'There is nothing left to do.',
  },
  cancelled: {
    buyer: 'Nothing was charged. There is nothing left to do.',
    seller: 'Nothing was charged. Others can book the watch again.',
    admin: 'There is nothing left to do.',
  },
  lapsed: {
    buyer: 'It was not paid in time, so others can book it again.',
    seller: 'It was not paid in time, so others can book it again.',
    admin: 'There is nothing left to do.',
  },
};

export const deadlineLabels: Partial<Record<OrderState, Record<OrderRole, string>>> = {
  booked: { buyer: 'Pay by', seller: 'To be paid by', admin: 'To be paid by' },
  handedOver: {
    buyer: 'Report a problem by',
    seller: 'Completes by',
    admin: 'Completes by',
  },
};
