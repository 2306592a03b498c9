import type { SellerSession } from './new-product';

/** Returns the name of a seller's draft of a product. */
export const productDraftKey = ({ user }: Pick<SellerSession, 'user'>): string =>
  `product-${user.uid}`;
