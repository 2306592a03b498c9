import type { NotificationKind, OrderNotification } from '../../../contract/talking/notification';
import type { OrderState } from '../../../contract/order.machine';
import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { payableStates, statesAccepting } from '../buying/machine-states';
import { orderPriceColumns } from '../buying/order-price.sql';
import { orderedProductJoin } from '../selling/ordered-products.sql';
import { declinesEmail } from '../accounts/email-settings.sql';
import type { TimeReader } from '../platform/format-time';
import { timeReaderColumns } from '../platform/time-reader.sql';

export type NotificationEmailData = Pick<
  OrderNotification,
  'id' | 'orderId' | 'productName' | 'news' | 'as'
> &
  TimeReader & {
    sellingPrice: string;
    /** Null in an example. */
    currency: string | null;
    /** What shipping costs, in the currency's smallest unit; null for a meeting. */
    shippingPrice: number | null;
    buyerName: string;
    sellerName: string;
    /** Null if it is unknown, after the hand-over, and for staff, who record a reason before they read it. */
    meetingLocation: string | null;
    /** Who gave the reason below; null for the clock and Stripe. */
    actor: 'buyer' | 'seller' | 'admin' | null;
    /** Why, as the sender of the event wrote; null without a reason, and before the payment. */
    reason: string | null;
    /** How to reach the other side between the payment and the end of the order; null for staff. */
    contactEmail: string | null;
    contactPhone: string | null;
    /** The URL or path of the first photo. */
    image: string;
    state: OrderState;
    /** The time at which the state ends by itself; null without a deadline. */
    deadline: Date | null;
    userId: string;
    displayName: string;
    email: string;
    /** Whether the user receives only those emails about orders that concern payments. */
    emailOptOut: boolean;
  };

/** States of an order before the hand-over, in which buyer and seller are going to meet. */
const meetingStates = [...payableStates, ...statesAccepting('seller.handOver')];

/** A column of the seller for the buyer and of the buyer for the seller, while they may reach each other. */
const otherSide = (ofSeller: Sql, ofBuyer: Sql): Sql => sql`
  case when orders.paid_at is not null and orders.ended_at is null
      and sellers.deleted_at is null and buyers.deleted_at is null
    then case users.id when orders.buyer_id then ${ofSeller}
      when products.seller_id then ${ofBuyer} end end`;

/**
 * Finds a notification and its recipient. Returns undefined if the recipient has no verified email address,
 * because an unverified one may belong to another person.
 */
export async function findNotificationEmail(database: Queryable, notificationId: string) {
  const [data] = await database.query<NotificationEmailData>(sql`
    select notifications.id, orders.id as "orderId", products.product_name as "productName",
      ${orderPriceColumns},
      notifications.kind as news,
      case users.id when orders.buyer_id then 'buyer' when products.seller_id then 'seller'
        else 'admin' end as "as",
      buyers.display_name as "buyerName", sellers.display_name as "sellerName",
      case when orders.state = any(${meetingStates}::text[]) and orders.shipping_price is null
        and users.id in (orders.buyer_id, products.seller_id)
        then orders.meeting_location end as "meetingLocation",
      case order_events.actor_id when orders.buyer_id then 'buyer' when products.seller_id then 'seller'
        else case when order_events.actor_id is not null then 'admin' end end as actor,
      case when orders.paid_at is not null then order_events.reason end as reason,
      ${otherSide(sql`sellers.email`, sql`buyers.email`)} as "contactEmail",
      ${otherSide(sql`products.mobile_number`, sql`orders.phone_number`)} as "contactPhone",
      products.image, orders.state, orders.expires_at as deadline, ${timeReaderColumns(sql`users`)},
      users.id as "userId", users.display_name as "displayName", users.email,
      ${declinesEmail('orders')} as "emailOptOut"
    from notifications
    join orders on orders.id = notifications.order_id
    join products on products.id = orders.product_id
    join users on users.id = notifications.user_id
    join users buyers on buyers.id = orders.buyer_id
    join users sellers on sellers.id = products.seller_id
    ${orderedProductJoin}
    left join order_events on order_events.order_id = orders.id
      and order_events.number = notifications.event_number
    where notifications.id = ${notificationId}
      and users.email_verified and users.email <> '' and users.deleted_at is null`);
  return data;
}

/** At most this many emails about one order are sent to one user in an hour. */
const emailsPerHour = 6;

/** Whether the email of a notification is sent now, and what it contains. */
export type EmailClaim =
  /** Another email includes the notification. */
  | { status: 'included' }
  /** The limit is reached until this time. */
  | { status: 'postponed'; until: Date }
  /** The email is sent, with the notifications of these kinds, oldest first. */
  | { status: 'claimed'; kinds: NotificationKind[] };

/**
 * Decides whether the email of a notification may be sent now. If so, it takes in the notifications of the
 * same user and order whose emails were postponed. May be repeated after a failed attempt to send it.
 */
export async function claimNotificationEmail(
  tx: Transaction,
  { id, userId, orderId }: Pick<NotificationEmailData, 'id' | 'userId' | 'orderId'>,
): Promise<EmailClaim> {
  // Claims of the same user wait for each other, so that they count each other's emails.
  await tx.query(sql`select id from users where id = ${userId} for no key update`);
  const ofOrder = sql`user_id = ${userId} and order_id = ${orderId}`;
  const [current] = await tx.query<{ isIncluded: boolean; until: Date | null }>(sql`
    select email_id is not null and email_id <> id as "isIncluded", (
      select emailed_at + interval '1 hour' from notifications
      where ${ofOrder} and email_id = id and id <> ${id} and emailed_at > now() - interval '1 hour'
      order by emailed_at desc limit 1 offset ${emailsPerHour - 1}) as until
    from notifications where id = ${id}`);
  if (!current || current.isIncluded) return { status: 'included' };
  if (current.until) {
    await tx.query(sql`update notifications set email_postponed = true where id = ${id}`);
    return { status: 'postponed', until: current.until };
  }
  const claimed = await tx.query<{ kind: NotificationKind }>(sql`
    with claimed as (
      update notifications set email_id = ${id}, emailed_at = now(), email_postponed = false
      where ${ofOrder} and (id = ${id} or email_id = ${id} or (email_postponed and email_id is null))
      returning kind, event_number)
    select kind from claimed order by event_number`);
  return { status: 'claimed', kinds: claimed.map(({ kind }) => kind) };
}
