import type { BookingRequest } from '../../../contract/calls/purchases';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import type { BookingDetails } from './booking.machine';

/** The booking payload of specification 3.4. @param now in epoch milliseconds. */
export function bookingRequest(
  product: Product,
  buyer: AuthUser,
  { phoneNumber, meetingLocation }: BookingDetails,
  now: number = Date.now(),
): BookingRequest {
  return {
    productId: product._id,
    category: product.category,
    condition: product.condition,
    originalPrice: product.originalPrice,
    image: product.image,
    productName: product.productName,
    sellingPrice: product.sellingPrice,
    yearOfPurchase: product.yearOfPurchase,
    description: product.description,
    location: product.location,
    sellerEmail: product.sellerEmail,
    sellerName: product.sellerName,
    sellerPhoto: product.sellerPhoto,
    phoneNumber,
    meetingLocation,
    bookingTime: now,
    bookedById: buyer.uid,
    bookedByName: buyer.displayName,
    bookedByEmail: buyer.email,
    bookedByPhoto: buyer.photoURL,
  };
}
