import type { Queryable } from '../../../database/database';
import { sql } from '../../../database/sql';

interface ContactRetention {
  endedOrderDays: number;
}

/**
 * Erases the phone number, the meeting place and the address of at most `limit` orders that ended more than `endedOrderDays` ago.
 * Returns the number of orders.
 */
export async function eraseOldContacts(
  database: Queryable,
  limit: number,
  { endedOrderDays }: ContactRetention,
): Promise<number> {
  const erased = await database.query(sql`
    update orders set phone_number = null, meeting_location = null, shipping_address = null
    where id in (
      select id from orders
      where ended_at < now() - make_interval(days => ${endedOrderDays}::int)
        and (phone_number is not null or meeting_location is not null)
      order by ended_at limit ${limit} for no key update skip locked)
    returning id`);
  return erased.length;
}

/**
 * Erases the seller's phone number of at most `limit` products whose order completed more than `endedOrderDays` ago,
 * even if it was paid without a booking. A product that was refunded keeps it, because it can be put up for sale
 * again. Returns the number of products.
 */
export async function eraseOldSellerNumbers(
  database: Queryable,
  limit: number,
  { endedOrderDays }: ContactRetention,
): Promise<number> {
  const erased = await database.query(sql`
    update products set mobile_number = ''
    where id in (
      select products.id from products
      join lateral (
        select from orders where product_id = products.id and state = 'completed'
          and ended_at < now() - make_interval(days => ${endedOrderDays}::int)
        offset 0) completed on true
      where not listed and mobile_number <> ''
      limit ${limit} for no key update of products skip locked)
    returning id`);
  return erased.length;
}
