import type { Transaction } from '../database/database';
import { bookProduct, findBooking, type Booking } from '../repositories/orders';
import { QuotaError } from '../repositories/quota';

export const bookedByAnother = 'This product has already been booked by another buyer.';

type Placed = { acknowledged: true; insertedId: string } | { message: string };

/** Books the product, or says why it cannot be booked. A repeated request gets the same response. */
export async function placeBooking(
  tx: Transaction,
  booking: Booking,
  maxOpenBookings: number,
): Promise<Placed> {
  let reason = 'This product is no longer available.';
  const insertedId = await bookProduct(tx, booking, maxOpenBookings).catch((error: unknown) => {
    if (!(error instanceof QuotaError)) throw error;
    reason = `You have ${maxOpenBookings} unpaid bookings, which is the limit. Please pay for one of them in My Orders first.`;
  });
  if (insertedId) return { acknowledged: true, insertedId };

  const existing = await findBooking(tx, booking.productId);
  if (!existing) return { message: reason };
  if (existing.buyerId !== booking.buyerId) return { message: bookedByAnother };
  const isRepeated =
    existing.phoneNumber === booking.phoneNumber &&
    existing.meetingLocation === booking.meetingLocation;
  if (!isRepeated) return { message: 'You have already booked this product.' };
  return { acknowledged: true, insertedId: existing.id };
}
