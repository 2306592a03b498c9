import type { NewWishlistEntry } from '../../../contract/calls/purchases';
import type { Product } from '../../../contract/selling/product';
import type { AuthUser } from '../../../contract/accounts/user';

/** Returns the wishlist payload of specification 3.6. */
export function wishlistEntry(product: Product, buyer: AuthUser): NewWishlistEntry {
  const { _id, booked, totalSales, ...fields } = product;
  return {
    productId: _id,
    ...fields,
    wishedById: buyer.uid,
    wishedByName: buyer.displayName,
    wishedByEmail: buyer.email,
    wishedByPhoto: buyer.photoURL,
  };
}
