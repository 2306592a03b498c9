import { cardLimitsMessage, isChargeable } from '../../../contract/payments/card-limits';
import { pluralize } from '../../../contract/text/pluralize';
import type { Transaction } from '../../database/database';
import type { Limits } from '../../environment/limits';
import { isBlocked } from '../accounts/user-blocks.sql';
import { formatStart } from '../platform/format-time';
import { findTimeReader } from '../platform/time-reader.sql';
import { findBookableFrom, findNextBookingTime } from './bookings.sql';
import { amountOf, type OrderPrice } from './order-price.sql';

/** A rule rejects a booking. The message is for the buyer. */
export class BookingRejectedError extends Error {
  override readonly name = 'BookingRejectedError';
}

export const ownProductMessage = 'This is your own watch.';

/** Does not blame the buyer. */
export const blockedMessage = "This seller doesn't accept bookings from you.";

const onRequestMessage =
  "The price of this watch is on request, so it can't be booked. Please ask the seller.";

/** How many bookings a buyer may make in 24 hours, and when they may book a product again. */
export type BookingRuleLimits = Pick<Limits, 'bookingsPerDay' | 'rebookingDays'>;

interface BookingParties extends OrderPrice {
  productId: string;
  buyerId: string;
  sellerId: string;
}

/**
 * Checks that the buyer is not the seller and not blocked by the seller, and the rules that keep a buyer from reserving
 * products without paying for them. The transaction has locked the buyer and the product, so that simultaneous bookings
 * and cancellations count.
 * @throws BookingRejectedError
 */
export async function checkBookingRules(
  tx: Transaction,
  { productId, buyerId, sellerId, ...price }: BookingParties,
  { bookingsPerDay, rebookingDays }: BookingRuleLimits,
): Promise<void> {
  if (sellerId === buyerId) throw new BookingRejectedError(ownProductMessage);
  await rejectBlocked(tx, { buyerId, sellerId });
  const charge = amountOf(price);
  if (charge === null) throw new BookingRejectedError(onRequestMessage);
  if (!isChargeable(charge)) throw new BookingRejectedError(cardLimitsMessage(charge.currency));
  const bookableFrom = await findBookableFrom(tx, { productId, buyerId }, rebookingDays);
  if (bookableFrom) {
    throw new BookingRejectedError(
      `You didn't pay for your last booking of this watch. You can book it again from ${formatStart(bookableFrom, await findTimeReader(tx, buyerId))}, or pay for it now.`,
    );
  }
  const nextBookingAt = await findNextBookingTime(tx, buyerId, bookingsPerDay);
  if (nextBookingAt) {
    throw new BookingRejectedError(
      `You have made ${pluralize(bookingsPerDay, 'booking')} in 24 hours, which is the limit. You can book again from ${formatStart(nextBookingAt, await findTimeReader(tx, buyerId))}.`,
    );
  }
}

/** @throws BookingRejectedError if the seller has blocked the buyer */
export async function rejectBlocked(
  tx: Transaction,
  { buyerId, sellerId }: Pick<BookingParties, 'buyerId' | 'sellerId'>,
): Promise<void> {
  if (await isBlocked(tx, { blockerId: sellerId, blockedId: buyerId })) {
    throw new BookingRejectedError(blockedMessage);
  }
}
