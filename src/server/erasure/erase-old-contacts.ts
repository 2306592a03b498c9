import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

/**
 * Erases the phone number and the meeting place of at most `limit` orders that ended more than `endedOrderDays` ago, and
 * the seller's number of a product whose order completed. A product that was refunded keeps it, because it can be put up
 * for sale again. Returns the number of orders.
 */
export async function eraseOldContacts(
  database: Queryable,
  limit: number,
  { endedOrderDays }: { endedOrderDays: number },
): Promise<number> {
  // Locked products are skipped too: other transactions lock the product before its order.
  const erased = await database.query(sql`
    with old as (
      select orders.id, orders.product_id, orders.state from orders
      join products on products.id = orders.product_id
      where orders.ended_at < now() - make_interval(days => ${endedOrderDays}::int)
        and (orders.phone_number is not null or orders.meeting_location is not null)
      order by orders.ended_at limit ${limit} for no key update skip locked),
    sold as (
      update products set mobile_number = ''
      where id in (select product_id from old where state = 'completed') and mobile_number <> '')
    update orders set phone_number = null, meeting_location = null
    where id in (select id from old)
    returning id`);
  return erased.length;
}
