import { priceInCents } from '../../../contract/selling/price';
import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import type { Limits } from '../../environment/limits';
import { isBlocked } from '../accounts/user-blocks.sql';
import { formatTime } from '../platform/format-time';

/** A rule rejects a booking. The message is for the buyer. */
export class BookingRejectedError extends Error {
  override readonly name = 'BookingRejectedError';
}

export const ownProductMessage = 'This is your own product.';

/** Does not blame the buyer. */
export const blockedMessage = "This seller doesn't accept bookings from you.";

const onRequestMessage =
  "The price of this product is on request, so it can't be booked. Please ask the seller.";

/** How many bookings a buyer may make in 24 hours, and when they may book a product again. */
export type BookingRuleLimits = Pick<Limits, 'bookingsPerDay' | 'rebookingDays'>;

interface BookingParties {
  productId: string;
  buyerId: string;
  sellerId: string;
  sellingPrice: string;
}

/**
 * Checks that the buyer is not the seller and not blocked by the seller, and the rules that keep a buyer from reserving
 * products without paying for them. The transaction has locked the buyer and the product, so that simultaneous bookings
 * and cancellations count.
 * @throws BookingRejectedError
 */
export async function checkBookingRules(
  tx: Transaction,
  { productId, buyerId, sellerId, sellingPrice }: BookingParties,
  { bookingsPerDay, rebookingDays }: BookingRuleLimits,
): Promise<void> {
  if (sellerId === buyerId) throw new BookingRejectedError(ownProductMessage);
  if (await isBlocked(tx, { blockerId: sellerId, blockedId: buyerId })) {
    throw new BookingRejectedError(blockedMessage);
  }
  if (priceInCents(sellingPrice) === null) throw new BookingRejectedError(onRequestMessage);
  const bookableFrom = await findBookableFrom(tx, { productId, buyerId }, rebookingDays);
  if (bookableFrom) {
    throw new BookingRejectedError(
      `Your last booking of this product ended without a payment. You can book it again from ${formatTime(bookableFrom)}, or pay for it now.`,
    );
  }
  const nextBookingAt = await findNextBookingTime(tx, buyerId, bookingsPerDay);
  if (nextBookingAt) {
    throw new BookingRejectedError(
      `You have made ${bookingsPerDay} bookings in 24 hours, which is the limit. You can book again from ${formatTime(nextBookingAt)}.`,
    );
  }
}

/**
 * Returns when a buyer whose booking expired or was cancelled before the payment may book the product again;
 * undefined if they may book it now.
 */
export async function findBookableFrom(
  database: Queryable,
  { productId, buyerId }: Pick<BookingParties, 'productId' | 'buyerId'>,
  rebookingDays: number,
) {
  const delay = sql`make_interval(days => ${rebookingDays}::int)`;
  // Only a booking has a phone number, not an order that a payment created.
  const [last] = await database.query<{ bookableFrom: Date }>(sql`
    select ended_at + ${delay} as "bookableFrom" from orders
    where product_id = ${productId} and buyer_id = ${buyerId}
      and phone_number is not null and paid_at is null and ended_at > now() - ${delay}
    order by ended_at desc limit 1`);
  return last?.bookableFrom;
}

/** Returns when the limit allows the next booking; undefined if it is not reached. */
async function findNextBookingTime(tx: Transaction, buyerId: string, bookingsPerDay: number) {
  const [oldest] = await tx.query<{ nextBookingAt: Date }>(sql`
    select created_at + interval '24 hours' as "nextBookingAt" from orders
    where buyer_id = ${buyerId} and created_at > now() - interval '24 hours'
      and phone_number is not null
    order by created_at desc limit 1 offset ${bookingsPerDay - 1}`);
  return oldest?.nextBookingAt;
}
