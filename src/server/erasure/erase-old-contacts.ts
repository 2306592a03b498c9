import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

/**
 * Erases the phone number and the meeting place of at most `limit` orders that ended more than `endedOrderDays` ago.
 * Returns their number.
 */
export async function eraseOldContacts(
  database: Queryable,
  limit: number,
  { endedOrderDays }: { endedOrderDays: number },
): Promise<number> {
  const erased = await database.query(sql`
    update orders set phone_number = null, meeting_location = null
    where id in (
      select id from orders
      where ended_at < now() - make_interval(days => ${endedOrderDays}::int)
        and (phone_number is not null or meeting_location is not null)
      order by ended_at limit ${limit} for update skip locked)
    returning id`);
  return erased.length;
}
