import type { Seller } from './new-product';

/** The name of a seller's draft. */
export const productDraft = ({ user }: Seller): string => `product-${user.uid}`;
