import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';

const commonFields = sql`
  'id', notifications.id, 'productName', products.product_name, 'news', notifications.kind,
  'seen', notifications.seen_at is not null, 'createdAt', notifications.created_at`;

/** Returns a user's notifications as JSON, newest first. */
export function notificationsJson(database: Queryable, userId: string, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`notifications`,
      from: sql`notifications`,
      where: sql`notifications.user_id = ${userId}`,
      joins: sql`
        left join lateral (
          select * from orders where orders.id = notifications.order_id offset 0) orders on true
        join lateral (
          select * from products
          where products.id = coalesce(orders.product_id, notifications.product_id) offset 0
        ) products on true`,
      entry: sql`case when orders.id is null
        then json_build_object('productId', products.id, ${commonFields})
        else json_build_object('orderId', orders.id, 'as', case ${userId}
          when orders.buyer_id then 'buyer' when products.seller_id then 'seller' else 'admin' end,
          ${commonFields}) end`,
    },
    page,
  );
}

export async function countUnseen(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from notifications
    where user_id = ${userId} and seen_at is null`);
  return row?.count ?? 0;
}

/** Marks all notifications of a user as seen. Returns the number of those that were unseen. */
export async function markNotificationsSeen(tx: Transaction, userId: string): Promise<number> {
  const seen = await tx.query(sql`
    update notifications set seen_at = now()
    where user_id = ${userId} and seen_at is null returning id`);
  return seen.length;
}

/** Deletes at most `limit` old notifications. Returns their number. */
export async function deleteOldNotifications(
  database: Queryable,
  limit: number,
  { notificationDays }: { notificationDays: number },
): Promise<number> {
  const deleted = await database.query(sql`
    delete from notifications where id in (
      select id from notifications
      where created_at <= now() - make_interval(days => ${notificationDays}::int)
      order by created_at limit ${limit} for update skip locked)
    returning id`);
  return deleted.length;
}
