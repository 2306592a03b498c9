import { addressFieldNames, type ShippingAddress } from '../../../contract/buying/shipping-address';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { Transaction } from '../../database/database';
import { lockUser } from '../access/users.sql';
import { isPaused } from '../selling/products.sql';
import { QuotaError } from '../platform/quota.sql';
import type { Limits } from '../../environment/limits';
import {
  BookingRejectedError,
  checkBookingRules,
  rejectBlocked,
  type BookingRuleLimits,
} from './booking-rules';
import { enforceOpenBookings, findBooking, lockBookableProduct } from './bookings.sql';
import type { OrderTimes } from './deadlines';
import { storeContact } from './effect-handlers.sql';
import { addOrder, moveLockedOrder } from './move-order';
import { flagSharedPhone } from './order-flags.sql';
import { lockHoldingOrder } from './order-row.sql';
import { saveAddress, storeShipping } from './shipping-addresses.sql';
import { chooseShipping } from './shipping-rules';

export const bookedByAnotherMessage = 'This watch has already been booked by another buyer.';

const pausedMessage = 'This watch is not for sale at the moment.';

interface Booking {
  productId: string;
  buyerId: string;
  phoneNumber: string;
  meetingLocation: string;
  /** Undefined for a meeting. */
  shippingAddress?: ShippingAddress | undefined;
}

type BookingLimits = OrderTimes & BookingRuleLimits & Pick<Limits, 'openBookings'>;

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
  let reason = 'This watch is no longer available.';
  const insertedId = await addBooking(tx, booking, limits).catch((error: unknown) => {
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
    return reject((await isPaused(tx, booking.productId)) ? pausedMessage : reason);
  }
  if (existing.buyerId !== booking.buyerId) return reject(bookedByAnotherMessage);
  const isRepeated =
    existing.phoneNumber === booking.phoneNumber &&
    existing.meetingLocation === booking.meetingLocation &&
    isSameAddress(existing.shippingAddress, booking.shippingAddress);
  if (existing.state === 'reserved') return reject(reason);
  if (!isRepeated) return reject('You have already booked this watch.');
  return { acknowledged: true, insertedId: existing.id };
}

/** The answer is no error, so the error handler doesn't put in the shop's noun. */
const reject = (message: string): BookingResult => ({ message: inGoodsWords(message) });

/**
 * Adds a booking and returns the order's id; undefined if the product is not available. Of concurrent requests, one
 * succeeds.
 * @throws QuotaError if the buyer has too many unpaid bookings, BookingRejectedError if another rule rejects the booking
 */
async function addBooking(
  tx: Transaction,
  { productId, buyerId, shippingAddress, ...contact }: Booking,
  { openBookings, bookingsPerDay, rebookingDays, ...times }: BookingLimits,
): Promise<string | undefined> {
  await lockUser(tx, buyerId);
  const product = await lockBookableProduct(tx, productId, buyerId);
  if (!product) return undefined;
  const { sellerId, sellingPrice, currency } = product;
  const holdingOrder = await lockHoldingOrder(tx, productId);
  const isReserved = holdingOrder?.state === 'reserved' && holdingOrder.buyerId === buyerId;
  // An accepted offer stands when the product is no longer listed, or the buyer has other bookings.
  if (!isReserved) {
    if (!product.listed) return undefined;
    await enforceOpenBookings(tx, { buyerId, productId }, openBookings);
  }
  const shipping = chooseShipping(product, shippingAddress);
  const shippingPrice = shipping?.price ?? null;
  if (isReserved) {
    await rejectBlocked(tx, { buyerId, sellerId });
    await storeContact(tx, holdingOrder.id, contact);
    if (shipping) await storeShipping(tx, holdingOrder.id, shipping);
    await moveLockedOrder(tx, holdingOrder, {
      event: { type: 'buyer.book' },
      actorId: buyerId,
      times,
    });
    if (shippingAddress) await saveAddress(tx, buyerId, shippingAddress);
    return holdingOrder.id;
  }
  await checkBookingRules(
    tx,
    { productId, buyerId, sellerId, sellingPrice, currency, shippingPrice },
    { bookingsPerDay, rebookingDays },
  );
  const booking = { ...contact, sellerId, productId, buyerId, shipping };
  const order = await addOrder(tx, booking, { event: { type: 'buyer.book' }, times });
  if (!order) return undefined;
  await flagSharedPhone(tx, order.id);
  if (shippingAddress) await saveAddress(tx, buyerId, shippingAddress);
  return order.id;
}

const isSameAddress = (
  stored: ShippingAddress | null,
  sent: ShippingAddress | undefined,
): boolean => addressFieldNames.every((name) => stored?.[name] === sent?.[name]);
