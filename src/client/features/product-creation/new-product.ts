import type { NewProduct } from '../../../contract/calls/products';
import type { AuthUser } from '../../../contract/user';
import type { ProductDraft } from './product-creation.machine';

export interface Seller {
  user: AuthUser;
  verified: boolean;
}

/** The payload of POST /products: advertise false, sellerStatus copied at this moment. */
export function newProduct(
  draft: ProductDraft,
  image: string,
  { user, verified }: Seller,
  now: Date,
): NewProduct {
  return {
    ...draft,
    image,
    date: now.toISOString(),
    timestamp: now.getTime(),
    advertise: false,
    sellerEmail: user.email,
    sellerName: user.displayName,
    sellerPhoto: user.photoURL,
    sellerStatus: verified,
    uid: user.uid,
  };
}
