import type { OfferEvent } from './offer.machine';

/** Examples of the events of an offer, by description. */
export const offerExampleEvents = {
  'the buyer accepts': { type: 'buyer.accept' },
  'the buyer names another price': { type: 'buyer.counter' },
  'the buyer declines': { type: 'buyer.decline' },
  'the buyer withdraws': { type: 'buyer.withdraw' },
  'the seller accepts': { type: 'seller.accept' },
  'the seller names another price': { type: 'seller.counter' },
  'the seller declines': { type: 'seller.decline' },
  'the seller withdraws': { type: 'seller.withdraw' },
  'the time is over': { type: 'clock.expire' },
} satisfies Record<string, OfferEvent>;
