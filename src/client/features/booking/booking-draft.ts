import type { AuthUser } from '../../../contract/user';

export const bookingDraft = (productId: string, buyer: AuthUser): string =>
  `booking-${productId}-${buyer.uid}`;
