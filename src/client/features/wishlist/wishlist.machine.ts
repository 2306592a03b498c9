import { setup } from 'xstate';
import { callTimeout } from '../../api/call-timeout';
import type { Acknowledgement, Deletion } from '../../../contract/mutation-results';
import { unprovided } from '../unprovided';

export type WishlistEvent =
  | { type: 'wishlist.seen' }
  | { type: 'wishlist.listed' }
  | { type: 'wishlist.add' }
  | { type: 'wishlist.remove' };

/** Whether one product is on the buyer's wishlist: asked once its card is on screen, then changed. */
export const wishlistMachine = setup({
  types: {
    events: {} as WishlistEvent,
    /** `removal`: the wish can be taken back, or that can be undone. */
    tags: {} as 'busy' | 'failed' | 'removal',
  },
  actors: {
    checkWished: unprovided<boolean>('checkWished'),
    addToWishlist: unprovided<Acknowledgement>('addToWishlist'),
    removeFromWishlist: unprovided<Deletion>('removeFromWishlist'),
  },
  delays: { callTimeout },
  guards: {
    isWished: (_, { output }: { output: boolean }) => output,
    isAcknowledged: (_, { acknowledged }: Acknowledgement) => acknowledged,
  },
  actions: {
    announceWished: () => undefined,
    /** Notifies the list that shows the product. */
    notifyTakenBack: () => undefined,
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
        'wishlist.listed': {
          target: 'wished',
          description: 'It stands in the list of wishes, so nothing has to be asked.',
        },
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
      after: { callTimeout: { target: 'notWished', description: 'The call timed out.' } },
    },
    notWished: {
      description: 'It can be added.',
      initial: 'untouched',
      on: {
        'wishlist.add': {
          target: 'adding',
          description: 'The buyer presses Add to Wishlist, or Undo where it was taken back.',
        },
      },
      states: {
        untouched: { description: 'No error.' },
        failed: { tags: 'failed', description: 'It was not added.' },
        takenBack: {
          tags: 'removal',
          description: 'It was on the wishlist a moment ago; Undo is offered.',
        },
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
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: { target: 'notWished.failed', description: 'The call timed out.' },
      },
    },
    wished: {
      tags: 'removal',
      description: 'On the wishlist.',
      initial: 'untouched',
      on: {
        'wishlist.remove': { target: 'removing', description: 'The buyer presses Remove.' },
      },
      states: {
        untouched: { description: 'No error.' },
        failed: { tags: 'failed', description: 'It was not taken back.' },
      },
    },
    removing: {
      tags: ['busy', 'removal'],
      description: 'The server takes it off the wishlist.',
      invoke: {
        src: 'removeFromWishlist',
        onDone: [
          {
            guard: { type: 'isAcknowledged', params: ({ event }) => event.output },
            target: 'notWished.takenBack',
            actions: 'notifyTakenBack',
            description: 'The server has no entry any more.',
          },
          { target: 'wished.failed', description: 'The server did nothing.' },
        ],
        onError: {
          target: 'wished.failed',
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: { callTimeout: { target: 'wished.failed', description: 'The call timed out.' } },
    },
  },
});
