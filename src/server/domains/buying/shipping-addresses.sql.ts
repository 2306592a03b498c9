import type { ShippingAddress } from '../../../contract/buying/shipping-address';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { DomainError } from '../../errors/domain-error';
import type { Shipping } from './shipping-rules';

/** Returns the address of the user's last order that was to be sent; null without one. */
export async function findSavedAddress(
  database: Queryable,
  userId: string,
): Promise<ShippingAddress | null> {
  const [user] = await database.query<{ address: ShippingAddress | null }>(sql`
    select shipping_address as address from users where id = ${userId}`);
  return user?.address ?? null;
}

/** Saves the address for the next order, or removes it. Returns the number of changed accounts. */
export async function saveAddress(
  tx: Transaction,
  userId: string,
  address: ShippingAddress | null,
): Promise<number> {
  const saved = await tx.query(sql`
    update users set shipping_address = ${address && jsonValue(address)}::text::jsonb
    where id = ${userId} and deleted_at is null returning id`);
  return saved.length;
}

/** Stores how an order that was reserved is sent. */
export async function storeShipping(
  tx: Transaction,
  orderId: string,
  { address, price }: Shipping,
): Promise<void> {
  await tx.query(sql`
    update orders set shipping_price = ${price},
      shipping_address = ${jsonValue(address)}::text::jsonb
    where id = ${orderId}`);
}

/**
 * Corrects where the parcel of an order goes.
 * @throws DomainError for the same address, so that no one is notified again, and for another country, because the price
 *   of shipping was agreed for this one
 */
export async function correctAddress(
  tx: Transaction,
  orderId: string,
  address: ShippingAddress,
): Promise<void> {
  const corrected = sql`${jsonValue(address)}::text::jsonb`;
  const [order] = await tx.query<{ isSame: boolean }>(sql`
    select shipping_address = ${corrected} as "isSame" from orders
    where id = ${orderId} and shipping_address ->> 'country' = ${address.country}`);
  if (!order) {
    throw new DomainError(
      'invalid',
      'The shipping price is for another country. Cancel the order, and book the watch again.',
    );
  }
  if (order.isSame) throw new DomainError('conflict', 'This is the address of the order already.');
  await tx.query(sql`update orders set shipping_address = ${corrected} where id = ${orderId}`);
}
