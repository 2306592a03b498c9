import type { Transaction } from '../../database/database';
import { bookProduct, findBooking, type Booking, type BookingLimits } from './orders.sql';
import { isPaused } from '../selling/products.sql';
import { QuotaError } from '../platform/quota.sql';
import { BookingRejectedError } from './booking-rules';

export const bookedByAnotherMessage = 'This product has already been booked by another buyer.';

const pausedMessage = 'This product is not for sale at the moment.';

type BookingResult = { acknowledged: true; insertedId: string } | { message: string };

/**
 * Books a product. Returns the order's id, or a message why it cannot be booked. Repeated requests return
 * the same.
 */
export async function placeBooking(
  tx: Transaction,
  booking: Booking,
  limits: BookingLimits,
): Promise<BookingResult> {
  let reason = 'This product is no longer available.';
  const insertedId = await bookProduct(tx, booking, limits).catch((error: unknown) => {
    if (error instanceof BookingRejectedError) {
      reason = error.message;
      return;
    }
    if (!(error instanceof QuotaError)) throw error;
    reason = `You have ${limits.openBookings} unpaid bookings, which is the limit. Please pay for one of them in My Orders first.`;
  });
  if (insertedId) return { acknowledged: true, insertedId };

  const existing = await findBooking(tx, booking.productId);
  if (!existing) {
    return { message: (await isPaused(tx, booking.productId)) ? pausedMessage : reason };
  }
  if (existing.buyerId !== booking.buyerId) return { message: bookedByAnotherMessage };
  const isRepeated =
    existing.phoneNumber === booking.phoneNumber &&
    existing.meetingLocation === booking.meetingLocation;
  if (!isRepeated) return { message: 'You have already booked this product.' };
  return { acknowledged: true, insertedId: existing.id };
}
