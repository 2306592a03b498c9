import type { AuthUser } from '../../../contract/user';

/** The name of a buyer's draft for a product. */
export const bookingDraft = (productId: string, buyer: AuthUser): string =>
  `booking-${productId}-${buyer.uid}`;
