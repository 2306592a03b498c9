import { setup } from 'xstate';

/** The events of an offer. The prefix names the sender: the buyer, the seller, or the clock. */
export type OfferEvent =
  | { type: 'buyer.accept' }
  | { type: 'buyer.counter' }
  | { type: 'buyer.decline' }
  | { type: 'buyer.withdraw' }
  | { type: 'seller.accept' }
  | { type: 'seller.counter' }
  | { type: 'seller.decline' }
  | { type: 'seller.withdraw' }
  | { type: 'clock.expire' };

/**
 * A buyer's offer for a product, with the counter-offers that follow (docs/buying.md#offers). The server stores the
 * state and the price; the client offers the events that the state accepts. An offer of the seller to all who are
 * interested begins as `countered`: it is answered like a counter-offer.
 */
export const offerMachine = setup({
  types: {
    events: {} as OfferEvent,
    /** `open`: it waits for an answer. */
    tags: {} as 'open',
  },
  actions: {
    /** Reserves the product for the buyer at the price. */
    reserve: () => undefined,
  },
}).createMachine({
  id: 'offer',
  description: 'The price that a buyer and a seller agree on.',
  initial: 'offered',
  states: {
    offered: {
      tags: 'open',
      description: 'The buyer has named a price. The seller has to answer.',
      on: {
        'seller.accept': {
          target: 'accepted',
          actions: 'reserve',
          description: 'The seller accepts.',
        },
        'seller.counter': { target: 'countered', description: 'The seller names another price.' },
        'seller.decline': {
          target: 'declined',
          description:
            'The seller declines, or the price is below the lowest that the seller takes.',
        },
        'buyer.withdraw': { target: 'withdrawn', description: 'The buyer withdraws the offer.' },
        'clock.expire': { target: 'expired', description: 'The seller did not answer in time.' },
      },
    },
    countered: {
      tags: 'open',
      description: 'The seller has named a price. The buyer has to answer.',
      on: {
        'buyer.accept': {
          target: 'accepted',
          actions: 'reserve',
          description: 'The buyer accepts.',
        },
        'buyer.counter': { target: 'offered', description: 'The buyer names another price.' },
        'buyer.decline': { target: 'declined', description: 'The buyer declines.' },
        'seller.withdraw': { target: 'withdrawn', description: 'The seller withdraws the price.' },
        'clock.expire': { target: 'expired', description: 'The buyer did not answer in time.' },
      },
    },
    accepted: { type: 'final', description: 'The product is reserved for the buyer at the price.' },
    declined: { type: 'final', description: 'One side declined.' },
    withdrawn: { type: 'final', description: 'Who named the last price withdrew it.' },
    expired: { type: 'final', description: 'There was no answer in time.' },
  },
});

export type OfferState = keyof typeof offerMachine.states;
