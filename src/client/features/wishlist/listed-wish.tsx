import { useEffect } from 'react';
import type { AuthUser } from '../../../contract/user';
import type { WishlistEntry } from '../../../contract/wishlist';
import { useWishlist } from './use-wishlist';
import { WishRemoval } from './wish-removal';

interface ListedWishProps {
  entry: WishlistEntry;
  buyer: AuthUser;
  onRemoved: () => void;
  onPutBack: () => void;
}

/** Removes an entry from the wishlist page. */
export function ListedWish({ entry, buyer, onRemoved, onPutBack }: ListedWishProps) {
  const product = { ...entry, _id: entry.productId };
  const [snapshot, send] = useWishlist(product, buyer, { onRemoved, onAdded: onPutBack });
  useEffect(() => send({ type: 'wishlist.listed' }), [send]);
  return <WishRemoval snapshot={snapshot} send={send} productName={entry.productName} />;
}
