import type { ShippingAddress } from '../../../contract/buying/shipping-address';
import type { DeliveryTerms } from '../../../contract/selling/deliveries';
import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { enforceQuota } from '../platform/quota.sql';
import { payableStates } from './machine-states';

/**
 * Locks a buyer until the transaction ends.
 * @throws QuotaError if the buyer has `openBookings` unpaid bookings of other products
 */
export async function enforceOpenBookings(
  tx: Transaction,
  { buyerId, productId }: { buyerId: string; productId: string },
  openBookings: number,
): Promise<void> {
  await enforceQuota(
    tx,
    buyerId,
    openBookings,
    sql`select id from orders
      where buyer_id = ${buyerId} and product_id <> ${productId}
        and state = any(${payableStates}::text[])`,
  );
}

/** Locks a product, for sale or not. Returns undefined if there is none, or the buyer or the seller is deleted. */
export async function lockBookableProduct(tx: Transaction, productId: string, buyerId: string) {
  const [product] = await tx.query<
    { sellerId: string; listed: boolean; sellingPrice: string; currency: string } & DeliveryTerms
  >(sql`
    select products.seller_id as "sellerId", products.listed,
      products.selling_price as "sellingPrice",
      products.price_currency as currency, products.deliveries,
      products.shipping_price as "shippingPrice", products.shipping_countries as "shippingCountries"
    from products
    join users sellers on sellers.id = products.seller_id and sellers.deleted_at is null
    join users buyers on buyers.id = ${buyerId} and buyers.deleted_at is null
    where products.id = ${productId}
    for no key update of products`);
  return product;
}

interface BookingRecord {
  id: string;
  state: string;
  buyerId: string;
  phoneNumber: string | null;
  meetingLocation: string | null;
  shippingAddress: ShippingAddress | null;
}

/** Returns the order that holds a product, paid or not; undefined if there is none. */
export async function findBooking(database: Queryable, productId: string) {
  const [booking] = await database.query<BookingRecord>(sql`
    select id, state, buyer_id as "buyerId", phone_number as "phoneNumber",
      meeting_location as "meetingLocation", shipping_address as "shippingAddress"
    from orders where product_id = ${productId} and holding`);
  return booking;
}

/**
 * Returns when a buyer whose booking expired or was cancelled before the payment may book the product again;
 * undefined if they may book it now.
 */
export async function findBookableFrom(
  database: Queryable,
  { productId, buyerId }: { productId: string; buyerId: string },
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
export async function findNextBookingTime(
  tx: Transaction,
  buyerId: string,
  bookingsPerDay: number,
) {
  const [oldest] = await tx.query<{ nextBookingAt: Date }>(sql`
    select created_at + interval '24 hours' as "nextBookingAt" from orders
    where buyer_id = ${buyerId} and created_at > now() - interval '24 hours'
      and phone_number is not null
    order by created_at desc limit 1 offset ${bookingsPerDay - 1}`);
  return oldest?.nextBookingAt;
}
