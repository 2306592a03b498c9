import type { NewProduct } from '../../../contract/calls/products';
import type { AuthUser } from '../../../contract/user';
import type { ProductDraft } from './product-creation.machine';

export interface Seller {
  user: AuthUser;
  verified: boolean;
}

/**
 * The payload of POST /products, `addresses` being those of its pictures: advertise false, sellerStatus copied at this moment.
 */
export function newProduct(
  { image: _image, photos: _photos, ...texts }: ProductDraft,
  [image = '', ...photos]: readonly string[],
  { user, verified }: Seller,
  now: Date,
): NewProduct {
  return {
    ...texts,
    image,
    ...(photos.length > 0 && { photos }),
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
