import type { OrderState } from '../../../contract/order.machine';
import type { Side } from './standing';

/** What happens next, in one sentence for whoever looks. */
export const whatNext: Record<OrderState, Record<Side, string>> = {
  open: {
    buyer: 'Nobody has ordered the watch.',
    seller: 'Nobody has ordered the watch.',
    admin: 'Nobody has ordered the watch.',
  },
  booked: {
    buyer: 'Pay to make it yours: until then nobody else can book it.',
    seller: 'Wait until the buyer has paid before you hand the watch over.',
    admin: 'The buyer has to pay.',
  },
  paying: {
    buyer: 'Your card is being charged, which takes a moment.',
    seller: "The buyer's card is being charged, which takes a moment.",
    admin: "The buyer's card is being charged.",
  },
  cancelling: {
    buyer: 'If your card was charged meanwhile, you get the whole amount back.',
    seller: 'As soon as it is known whether the card was charged, the order ends.',
    admin: 'Stripe tells whether the card was charged; if so, it is given back.',
  },
  paid: {
    buyer: 'Meet the seller, look the watch over, and say here when you have it.',
    seller: 'Meet the buyer, hand the watch over, and say so here.',
    admin: 'The seller hands the watch over.',
  },
  handedOver: {
    buyer: 'Say that you have the watch, or report a problem.',
    seller: 'The buyer confirms that they have it, or the sale completes by itself.',
    admin: 'The buyer confirms, or the sale completes by itself.',
  },
  disputed: {
    buyer: 'The seller can give your money back; otherwise an admin decides.',
    seller: 'Cancel the sale to give the money back, or wait for an admin to decide.',
    admin: 'Decide who gets the money, and say why.',
  },
  bankDispute: {
    buyer: 'Your bank has taken the money back, and decides.',
    seller: "The buyer's bank has taken the money back, and decides.",
    admin: "Answer the bank in Stripe's dashboard; it decides.",
  },
  refunding: {
    buyer: 'The whole amount goes back to your card.',
    seller: "The buyer gets the money back; don't hand the watch over.",
    admin: 'Stripe gives the whole amount back.',
  },
  owed: {
    buyer: 'Your bank did not take the refund: an admin sees to it that you get the whole amount.',
    seller: 'The refund did not reach the buyer; an admin sees to it.',
    admin: 'Try the refund again, or give the money back in another way and say how.',
  },
  refundingAgain: {
    buyer: 'The refund is tried again: the whole amount goes back to your card.',
    seller: 'The refund is tried again, and nothing is left for you to do.',
    admin: 'Stripe tries again to give the whole amount back.',
  },
  completed: {
    buyer: 'Nothing is left to do. Enjoy your watch!',
    seller: 'Nothing is left to do: the sale is yours.',
    admin: 'Nothing is left to do.',
  },
  refunded: {
    buyer: 'You got the whole amount back; your bank may take some days to show it.',
    seller: 'The buyer got the money back, and nothing is left to do.',
    admin: 'Nothing is left to do.',
  },
  settled: {
    buyer: 'You got the whole amount back in another way; below it says how.',
    seller: 'The buyer got the money back, and nothing is left to do.',
    admin: 'Nothing is left to do.',
  },
  cancelled: {
    buyer: 'Nothing was paid, and nothing is left to do.',
    seller: 'Nothing was paid, and others can book the watch.',
    admin: 'Nothing is left to do.',
  },
  lapsed: {
    buyer: 'It was not paid in time, so others can book the watch.',
    seller: 'It was not paid in time, so others can book the watch.',
    admin: 'Nothing is left to do.',
  },
};

/** What the deadline of a state is for. */
export const deadlineLabels: Partial<Record<OrderState, Record<Side, string>>> = {
  booked: { buyer: 'Pay until', seller: 'To be paid until', admin: 'To be paid until' },
  handedOver: {
    buyer: 'Report a problem until',
    seller: 'Completed at the latest',
    admin: 'Completed at the latest',
  },
};
