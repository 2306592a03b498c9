import type { SellerSession } from './new-product';

/** Returns the name of a seller's draft of a product. */
export const productDraftKey = ({ user }: Pick<SellerSession, 'user'>): string =>
  `product-${user.uid}`;

/** Returns the name of the photos of a seller's draft. */
export const productPhotosKey = (seller: Pick<SellerSession, 'user'>): string =>
  `${productDraftKey(seller)}-photos`;
