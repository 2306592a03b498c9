import type { SellerSession } from './new-product';

/** The key of a seller's draft. */
export const productDraftKey = ({ user }: Pick<SellerSession, 'user'>): string =>
  `product-${user.uid}`;
