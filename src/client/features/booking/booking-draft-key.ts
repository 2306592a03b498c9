import type { AuthUser } from '../../../contract/accounts/user';

/** Returns the name of a buyer's draft for booking a product. */
export const bookingDraftKey = (productId: string, buyer: AuthUser): string =>
  `booking-${productId}-${buyer.uid}`;
