import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';

/** The name of a buyer's draft for a product. */
export const bookingDraft = (product: Product, buyer: AuthUser): string =>
  `booking-${product._id}-${buyer.uid}`;
