import { setup } from 'xstate';
import type { Acknowledgement } from '../../../contract/change';
import { unprovided } from '../unprovided';

export type WishlistEvent = { type: 'wishlist.seen' } | { type: 'wishlist.add' };

/** Whether one product is on the buyer's wishlist, asked once its card is on screen. */
export const wishlistMachine = setup({
  types: {
    events: {} as WishlistEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    checkWished: unprovided<boolean>('checkWished'),
    addToWishlist: unprovided<Acknowledgement>('addToWishlist'),
  },
  guards: {
    isWished: (_, { output }: { output: boolean }) => output,
    isAcknowledged: (_, { acknowledged }: Acknowledgement) => acknowledged,
  },
  actions: {
    announceWished: () => undefined,
  },
}).createMachine({
  id: 'wishlist',
  description: 'One product and the wishlist.',
  initial: 'unseen',
  states: {
    unseen: {
      description: 'The card has not been on screen, so nothing is asked.',
      on: {
        'wishlist.seen': { target: 'checking', description: 'The card comes on screen.' },
      },
    },
    checking: {
      tags: 'busy',
      description: 'The server is asked whether the product is wished already.',
      invoke: {
        src: 'checkWished',
        onDone: [
          {
            guard: { type: 'isWished', params: ({ event }) => event },
            target: 'wished',
            description: 'There is an entry.',
          },
          { target: 'notWished', description: 'There is none.' },
        ],
        onError: {
          target: 'notWished',
          description: 'Adding again does no harm, so it is offered.',
        },
      },
    },
    notWished: {
      description: 'It can be added.',
      initial: 'untouched',
      on: {
        'wishlist.add': { target: 'adding', description: 'The buyer presses Add to Wishlist.' },
      },
      states: {
        untouched: { description: 'Nothing went wrong.' },
        failed: { tags: 'failed', description: 'It was not added.' },
      },
    },
    adding: {
      tags: 'busy',
      description: 'The entry is on its way.',
      invoke: {
        src: 'addToWishlist',
        onDone: [
          {
            guard: { type: 'isAcknowledged', params: ({ event }) => event.output },
            target: 'wished',
            actions: 'announceWished',
            description: 'The server has stored the entry.',
          },
          { target: 'notWished.failed', description: 'The server stored nothing.' },
        ],
        onError: {
          target: 'notWished.failed',
          description: 'The server refused, or did not answer.',
        },
      },
    },
    wished: { type: 'final', description: 'On the wishlist; nothing removes it.' },
  },
});
