import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { addPaymentErasures } from '../../platform/outbox.sql';
import { deleteFlagsOfUser } from '../../buying/order-flags.sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';
import { orderIdsOf, withoutIdentifiers, type ErasedPerson } from './erased-person.sql';

/**
 * Erases the meeting places, phone numbers, codes, statements and evidence in a person's orders. The orders stay
 * with their amounts. The texts of others in the orders and about payouts stay, without the person's name, email
 * address and phone numbers.
 */
export async function eraseOrders(tx: Transaction, person: ErasedPerson): Promise<void> {
  const { id } = person;
  const orderIds = orderIdsOf(person);
  await deleteFlagsOfUser(tx, id);
  await tx.query(sql`
    update orders set phone_number = null, meeting_location = null, hand_over_code = null,
      return_code = null, shipping_address = null
    where id in ${orderIds}`);
  await unlinkPictures(
    tx,
    'order',
    sql`order_id in ${orderIds} and name in (
      select substring(photo from '[0-9a-f]{64}\\.webp$') from order_events
      cross join lateral jsonb_array_elements_text(order_events.photos) photo
      where order_events.order_id in ${orderIds} and actor_id = ${id})`,
  );
  await tx.query(sql`
    update order_events set parcel = null where order_id in ${orderIds} and parcel is not null`);
  await tx.query(sql`
    update order_events set reason = null, photos = '[]'
    where order_id in ${orderIds} and actor_id = ${id}`);
  await tx.query(sql`
    update order_events set reason = ${withoutIdentifiers(sql`reason`, person)}
    where order_id in ${orderIds} and reason is not null`);
  await tx.query(sql`
    update payouts set reference = ${withoutIdentifiers(sql`reference`, person)},
      reason = ${withoutIdentifiers(sql`reason`, person)}
    where seller_id = ${id}`);
  await tx.query(sql`
    update payments set card_last4 = null where buyer_id = ${id} and card_last4 is not null`);
  await addPaymentErasures(tx, id);
}
