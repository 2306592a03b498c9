import type { OrderContact } from '../../../contract/buying/order-contact';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

/** A column of the buyer's contact data, which is null after the order has ended. */
export const whileOrderOpen = (column: Sql): Sql =>
  sql`case when orders.ended_at is null then ${column} end`;

/** A column of the contact data of the row `sellers`, which is null also after the seller was deleted. */
export const whileSellerReachable = (column: Sql): Sql =>
  sql`case when orders.ended_at is null and sellers.deleted_at is null then ${column} end`;

/** Returns how to reach the buyer and the seller of an order; undefined if there is no such order. */
export async function findOrderContact(
  database: Queryable,
  orderId: string,
): Promise<OrderContact | undefined> {
  const [contact] = await database.query<OrderContact>(sql`
    select ${whileOrderOpen(sql`orders.phone_number`)} as "phoneNumber",
      ${whileOrderOpen(sql`orders.meeting_location`)} as "meetingLocation",
      ${whileOrderOpen(sql`orders.shipping_address`)} as "shippingAddress",
      ${whileSellerReachable(sql`buyers.email`)} as "buyerEmail",
      ${whileSellerReachable(sql`sellers.email`)} as "sellerEmail",
      ${whileSellerReachable(sql`products.mobile_number`)} as "sellerPhoneNumber"
    from orders
    join products on products.id = orders.product_id
    join users sellers on sellers.id = products.seller_id
    join users buyers on buyers.id = orders.buyer_id
    where orders.id = ${orderId}`);
  return contact;
}
