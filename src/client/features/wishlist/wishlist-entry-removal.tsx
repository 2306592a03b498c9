import { useEffect } from 'react';
import type { AuthUser } from '../../../contract/accounts/user';
import type { WishlistEntry } from '../../../contract/buying/wishlist';
import { useWishlist } from './use-wishlist';
import { WishRemoval } from './wish-removal';

interface WishlistEntryRemovalProps {
  entry: WishlistEntry;
  buyer: AuthUser;
  onRemoved: () => void;
  onRestored: () => void;
}

/** The Remove and Undo button of an entry on the wishlist page. */
export function WishlistEntryRemoval({
  entry,
  buyer,
  onRemoved,
  onRestored,
}: WishlistEntryRemovalProps) {
  const product = { ...entry, _id: entry.productId };
  const [snapshot, send] = useWishlist(product, buyer, { onRemoved, onAdded: onRestored });
  useEffect(() => send({ type: 'wishlist.listed' }), [send]);
  return <WishRemoval snapshot={snapshot} send={send} productName={entry.productName} />;
}
