import type { NewProduct } from '../../../contract/calls/products';
import type { AuthUser } from '../../../contract/user';
import type { ProductDraft } from './product-creation.machine';

export interface Seller {
  user: AuthUser;
  verified: boolean;
}

/**
 * The payload of POST /products, `addresses` being those of its pictures: advertise false, sellerStatus
 * copied at this moment. Its fields have one order, whichever was filled in first: in another one it
 * would be another request.
 */
export function newProduct(
  draft: ProductDraft,
  [image = '', ...photos]: readonly string[],
  { user, verified }: Seller,
  now: Date,
): NewProduct {
  return {
    productName: draft.productName,
    originalPrice: draft.originalPrice,
    location: draft.location,
    description: draft.description,
    sellingPrice: draft.sellingPrice,
    category: draft.category,
    yearOfPurchase: draft.yearOfPurchase,
    mobileNumber: draft.mobileNumber,
    condition: draft.condition,
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
