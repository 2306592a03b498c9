import { useEffect } from 'react';
import type { AuthUser } from '../../../contract/user';
import type { WishlistEntry } from '../../../contract/wishlist';
import { useWishlist } from './use-wishlist';
import { WishRemoval } from './wish-removal';

interface ListedWishProps {
  entry: WishlistEntry;
  buyer: AuthUser;
  onTakenBack: () => void;
  onPutBack: () => void;
}

/** Takes back a wish that stands in the list of wishes. */
export function ListedWish({ entry, buyer, onTakenBack, onPutBack }: ListedWishProps) {
  const product = { ...entry, _id: entry.productId };
  const [snapshot, send] = useWishlist(product, buyer, { onTakenBack, onAdded: onPutBack });
  useEffect(() => send({ type: 'wishlist.listed' }), [send]);
  return <WishRemoval snapshot={snapshot} send={send} productName={entry.productName} />;
}
