import { answer, failure, type Examples } from '../flow-examples';
import type { WishlistEvent } from './wishlist.machine';

export const wishlistExamples = {
  'the card comes on screen': { type: 'wishlist.seen' },
  'it is wished already': answer('wishlist.checking', true),
  'it is not wished yet': answer('wishlist.checking', false),
  'the check gets no answer': failure('wishlist.checking'),
  'add it to the wishlist': { type: 'wishlist.add' },
  'the wish is stored': answer('wishlist.adding', { acknowledged: true }),
  'the wish is not stored': answer('wishlist.adding', { acknowledged: false }),
  'no answer comes': failure('wishlist.adding'),
} satisfies Examples<WishlistEvent>;
