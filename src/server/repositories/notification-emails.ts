import type { Notification } from '../../contract/notification';
import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

export type NotificationEmailData = Pick<
  Notification,
  'id' | 'orderId' | 'productName' | 'news' | 'as'
> & {
  sellingPrice: string;
  userId: string;
  displayName: string;
  email: string;
  /** Whether the user receives only emails about payments. */
  emailOptOut: boolean;
};

/**
 * Finds a notification and its recipient. Returns undefined if the recipient has no verified email address,
 * because an unverified one may belong to another person.
 */
export async function findNotificationEmail(database: Queryable, notificationId: string) {
  const [data] = await database.query<NotificationEmailData>(sql`
    select notifications.id, orders.id as "orderId", products.product_name as "productName",
      products.selling_price as "sellingPrice", notifications.kind as news,
      case users.id when orders.buyer_id then 'buyer' when products.seller_id then 'seller'
        else 'admin' end as "as",
      users.id as "userId", users.display_name as "displayName", users.email,
      users.email_opt_out as "emailOptOut"
    from notifications
    join orders on orders.id = notifications.order_id
    join products on products.id = orders.product_id
    join users on users.id = notifications.user_id
    where notifications.id = ${notificationId}
      and users.email_verified and users.email <> '' and users.deleted_at is null`);
  return data;
}

/** Returns false if the user was deleted. */
export async function setEmailOptOut(
  database: Queryable,
  userId: string,
  optOut: boolean,
): Promise<boolean> {
  const rows = await database.query(sql`
    update users set email_opt_out = ${optOut}
    where id = ${userId} and deleted_at is null returning id`);
  return rows.length > 0;
}
