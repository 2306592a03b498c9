import { setup } from 'xstate';
import { callTimeout } from '../../api/call-timeout';
import type { Acknowledgement, Deletion } from '../../../contract/platform/mutation-results';
import { unprovidedActor } from '../unprovided-actor';

export type WishlistEvent =
  | { type: 'wishlist.seen' }
  | { type: 'wishlist.listed' }
  | { type: 'wishlist.add' }
  | { type: 'wishlist.remove' };

/**
 * Checks whether a product is on the buyer's wishlist when its card becomes visible. Then adds or
 * removes it.
 */
export const wishlistMachine = setup({
  types: {
    events: {} as WishlistEvent,
    /** `removal`: the user can remove the wish or undo the removal. */
    tags: {} as 'busy' | 'failed' | 'removal',
  },
  actors: {
    checkWished: unprovidedActor<boolean>('checkWished'),
    addToWishlist: unprovidedActor<Acknowledgement>('addToWishlist'),
    removeFromWishlist: unprovidedActor<Deletion>('removeFromWishlist'),
  },
  delays: { callTimeout },
  guards: {
    isWished: (_, { output }: { output: boolean }) => output,
    isAcknowledged: (_, { acknowledged }: Acknowledgement) => acknowledged,
  },
  actions: {
    announceWished: () => undefined,
    /** Notifies the list that contains the product. */
    notifyRemoved: () => undefined,
  },
}).createMachine({
  id: 'wishlist',
  description: 'Whether a product is on the wishlist.',
  initial: 'unseen',
  states: {
    unseen: {
      description: 'The card has not been visible, so nothing is requested.',
      on: {
        'wishlist.seen': { target: 'checking', description: 'The card becomes visible.' },
        'wishlist.listed': {
          target: 'wished',
          description: 'The wishlist page shows the product, so no check is needed.',
        },
      },
    },
    checking: {
      tags: 'busy',
      description: 'The server is asked whether the product is on the wishlist.',
      invoke: {
        src: 'checkWished',
        onDone: [
          {
            guard: { type: 'isWished', params: ({ event }) => event },
            target: 'wished',
            description: 'The product is on the wishlist.',
          },
          { target: 'notWished', description: 'The product is not on the wishlist.' },
        ],
        onError: {
          target: 'notWished',
          description: 'The check failed; adding the product twice does no harm.',
        },
      },
      after: { callTimeout: { target: 'notWished', description: 'The call timed out.' } },
    },
    notWished: {
      description: 'The product can be added.',
      initial: 'noError',
      on: {
        'wishlist.add': {
          target: 'adding',
          description: 'The buyer presses Add to Wishlist, or Undo after a removal.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The product was not added.' },
        removed: {
          tags: 'removal',
          description: 'The product was removed; Undo is enabled.',
        },
      },
    },
    adding: {
      tags: 'busy',
      description: 'The request is in flight.',
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
      description: 'The product is on the wishlist.',
      initial: 'noError',
      on: {
        'wishlist.remove': { target: 'removing', description: 'The buyer presses Remove.' },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The product was not removed.' },
      },
    },
    removing: {
      tags: ['busy', 'removal'],
      description: 'The request is in flight.',
      invoke: {
        src: 'removeFromWishlist',
        onDone: [
          {
            guard: { type: 'isAcknowledged', params: ({ event }) => event.output },
            target: 'notWished.removed',
            actions: 'notifyRemoved',
            description: 'The server removed the entry.',
          },
          { target: 'wished.failed', description: 'The server changed nothing.' },
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
