import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { WishlistEvent } from './wishlist.machine';

export const wishlistExampleEvents = {
  'the card becomes visible': { type: 'wishlist.seen' },
  'it is wished already': actorDone('wishlist.checking', true),
  'it is not wished yet': actorDone('wishlist.checking', false),
  'the check fails': actorError('wishlist.checking'),
  'the check times out': elapsed('callTimeout', 'wishlist.checking'),
  'the list of wishes shows it': { type: 'wishlist.listed' },
  'add it to the wishlist': { type: 'wishlist.add' },
  'the wish is stored': actorDone('wishlist.adding', { acknowledged: true }),
  'the wish is not stored': actorDone('wishlist.adding', { acknowledged: false }),
  'no response arrives': actorError('wishlist.adding'),
  'the call times out': elapsed('callTimeout', 'wishlist.adding'),
  'remove it from the wishlist': { type: 'wishlist.remove' },
  'the wish is removed': actorDone('wishlist.removing', { acknowledged: true, deletedCount: 1 }),
  'the wish is not removed': actorDone('wishlist.removing', {
    acknowledged: false,
    deletedCount: 0,
  }),
  'no response to the removal arrives': actorError('wishlist.removing'),
  'the removal times out': elapsed('callTimeout', 'wishlist.removing'),
} satisfies ExampleEvents<WishlistEvent>;
