import type { OrderEvent } from './order.machine';

const reason = 'The crystal is cracked.';

/** Examples of the events of an order, by description. */
export const orderExamples = {
  'the buyer books': { type: 'buyer.book' },
  'the buyer names another place': {
    type: 'buyer.change',
    contact: { phoneNumber: '01812345678', meetingLocation: 'The library' },
  },
  'the buyer names no place': {
    type: 'buyer.change',
    contact: { phoneNumber: '01812345678', meetingLocation: '' },
  },
  'the buyer cancels': { type: 'buyer.cancel' },
  'the seller cancels': { type: 'seller.cancel', reason },
  'the seller cancels without a word': { type: 'seller.cancel', reason: '' },
  'a day is left to pay': { type: 'clock.remind' },
  'the time to pay is over': { type: 'clock.lapse' },
  'the card is good for it': { type: 'stripe.authorised' },
  'the card is charged': { type: 'stripe.paid' },
  'the card is not charged': { type: 'stripe.released' },
  'the seller hands it over': { type: 'seller.handOver' },
  'the buyer has it': { type: 'buyer.receive' },
  'the buyer reports a problem': { type: 'buyer.dispute', reason },
  'the buyer reports nothing': { type: 'buyer.dispute', reason: '' },
  'the time to report a problem is over': { type: 'clock.complete' },
  'the admin refunds the buyer': { type: 'admin.refund', reason },
  'the admin refunds without a word': { type: 'admin.refund', reason: '' },
  'the admin releases it to the seller': { type: 'admin.release', reason },
  'the admin releases it without a word': { type: 'admin.release', reason: '' },
  'the admin gave it back in another way': { type: 'admin.settle', reason },
  'the admin settles it without a word': { type: 'admin.settle', reason: '' },
  "the admin closes the buyer's account": { type: 'admin.closeBuyer' },
  "the admin closes the seller's account": { type: 'admin.closeSeller' },
  'the money is given back': { type: 'stripe.refunded' },
  'the card does not take the money back': { type: 'stripe.refundFailed' },
  'the bank takes the money back for now': { type: 'stripe.disputed' },
  'the bank decides for the seller': { type: 'stripe.disputeWon' },
  'the bank decides for the buyer': { type: 'stripe.disputeLost' },
} satisfies Record<string, OrderEvent>;
