import type { WishNotificationKind } from '../../../contract/talking/notification';
import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { declinesEmail } from '../accounts/email-settings.sql';
import { hasBlocked } from '../accounts/user-blocks.sql';
import { addProductsToMatch } from '../finding/products-to-match.sql';

/** The condition that another buyer can book the row of `products`. */
export const isAvailable = sql`products.listed and not exists (
  select 1 from orders where product_id = products.id and holding)`;

/**
 * Notifies the users with one of the products on their wishlist if it can be booked, and has saved searches matched. Users who have not seen an earlier
 * notification of the same kind are not notified again, nor those who are suspended or in a block with the seller. Each
 * user gets one email about all of the products.
 * @param buyerId the buyer whose order has ended, who is not notified
 */
export async function notifyWishlistUsers(
  tx: Transaction,
  productIds: readonly string[],
  kind: WishNotificationKind,
  buyerId: string | null = null,
): Promise<void> {
  if (productIds.length === 0) return;
  await addProductsToMatch(tx, productIds);
  await tx.query(sql`
    with notified as (
      insert into notifications (user_id, product_id, kind)
      select users.id, products.id, ${kind}
      -- Not "= any", which some plans would evaluate for each wish.
      from unnest(${productIds}::text[]) changed (id)
      join products on products.id = changed.id
      join wishlist_entries on wishlist_entries.product_id = products.id
      join users on users.id = wishlist_entries.user_id and users.deleted_at is null
      where ${isAvailable} and users.id is distinct from ${buyerId} and users.suspended_at is null
        and not ${hasBlocked(sql`users.id`, sql`products.seller_id`)}
        and not ${hasBlocked(sql`products.seller_id`, sql`users.id`)}
      order by users.id, products.id
      on conflict do nothing returning id, user_id, product_id),
    changes as (
      insert into live_changes (subject_type, subject_id, recipient_ids)
      select 'notification', min(product_id), array_agg(distinct user_id) from notified
      having count(*) > 0)
    insert into outbox (key, task, payload)
    select distinct on (user_id) 'wishEmail/' || id, 'wishEmail',
      jsonb_build_object('notificationId', id)
    from notified order by user_id, product_id`);
}

export interface WishEmailData {
  id: string;
  productId: string;
  productName: string;
  sellingPrice: string;
  currency: string | null;
  /** The URL or path of the first photo. */
  image: string;
  news: WishNotificationKind;
  userId: string;
  displayName: string;
  email: string;
}

/**
 * Finds a notification and its recipient. Returns undefined if the product can't be booked any more, or the user has
 * seen the notification, is suspended, has opted out of emails or has no verified email address.
 */
export async function findWishEmail(
  database: Queryable,
  notificationId: string,
): Promise<WishEmailData | undefined> {
  const [data] = await database.query<WishEmailData>(sql`
    select notifications.id, products.id as "productId", products.product_name as "productName",
      products.selling_price as "sellingPrice", products.price_currency as currency,
      products.image, notifications.kind as news,
      users.id as "userId", users.display_name as "displayName", users.email
    from notifications
    join products on products.id = notifications.product_id
    join users on users.id = notifications.user_id
    where notifications.id = ${notificationId} and notifications.seen_at is null and ${isAvailable}
      and users.email_verified and users.email <> '' and users.deleted_at is null
      and users.suspended_at is null and not ${declinesEmail('wishes')}`);
  return data;
}
