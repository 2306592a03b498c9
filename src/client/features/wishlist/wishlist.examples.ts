import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { WishlistEvent } from './wishlist.machine';

export const wishlistExamples = {
  'the card comes on screen': { type: 'wishlist.seen' },
  'it is wished already': answer('wishlist.checking', true),
  'it is not wished yet': answer('wishlist.checking', false),
  'the check gets no answer': failure('wishlist.checking'),
  'the check takes too long': elapsed('callTimeout', 'wishlist.checking'),
  'the list of wishes shows it': { type: 'wishlist.listed' },
  'add it to the wishlist': { type: 'wishlist.add' },
  'the wish is stored': answer('wishlist.adding', { acknowledged: true }),
  'the wish is not stored': answer('wishlist.adding', { acknowledged: false }),
  'no answer comes': failure('wishlist.adding'),
  'it takes too long': elapsed('callTimeout', 'wishlist.adding'),
  'remove it from the wishlist': { type: 'wishlist.remove' },
  'the wish is taken back': answer('wishlist.removing', { acknowledged: true, deletedCount: 1 }),
  'the wish is not taken back': answer('wishlist.removing', {
    acknowledged: false,
    deletedCount: 0,
  }),
  'no answer comes to the removal': failure('wishlist.removing'),
  'the removal takes too long': elapsed('callTimeout', 'wishlist.removing'),
} satisfies Examples<WishlistEvent>;
