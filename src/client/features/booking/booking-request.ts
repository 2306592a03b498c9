import type { BookingRequest } from '../../../contract/calls/purchases';
import type { Product } from '../../../contract/selling/product';
import {
  bookedProductFields,
  type BookedProductField,
} from '../../../contract/selling/product-fields';
import type { AuthUser } from '../../../contract/accounts/user';
import type { BookingDetails } from './booking-input';

/**
 * Returns the booking payload of specification 3.4.
 * @param now in epoch milliseconds
 */
export function bookingRequest(
  product: Product,
  buyer: AuthUser,
  { phoneNumber, meetingLocation, shipping }: BookingDetails,
  now: number = Date.now(),
): BookingRequest {
  const productEntries = bookedProductFields.map((name) => [name, product[name]] as const);
  return {
    productId: product._id,
    ...(Object.fromEntries(productEntries) as Pick<Product, BookedProductField>),
    phoneNumber,
    meetingLocation,
    ...(shipping && { shipping }),
    bookingTime: now,
    bookedById: buyer.uid,
    bookedByName: buyer.displayName,
    bookedByEmail: buyer.email,
    bookedByPhoto: buyer.photoURL,
  };
}
