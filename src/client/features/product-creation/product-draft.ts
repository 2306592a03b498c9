import type { Seller } from './new-product';

/** The name of a seller's draft. */
export const productDraft = ({ user }: Pick<Seller, 'user'>): string => `product-${user.uid}`;
