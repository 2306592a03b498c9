import type { Queryable } from '../../database/database';
import type { OrderState } from '../../../contract/order.machine';
import { sql } from '../../database/sql';
import { initialState, payableStates } from './machine-states';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { orderedField, orderedProductJoin } from '../selling/ordered-products.sql';
import { hasBlocked } from '../accounts/user-blocks.sql';
import type { UserRecord } from '../access/users.sql';
import { findBookableFrom } from './bookings.sql';
import { paymentOfOrder } from './order-payment.sql';
import { mustBeBooked, orderCurrency, orderPrice } from './order-price.sql';

const productFields = sql`
  'productId', products.id, 'productName', ${orderedField('productName')},
  'image', ${orderedField('image')}, 'location', ${orderedField('location')},
  'originalPrice', ${orderedField('originalPrice')},
  'sellingPrice', ${orderPrice}, 'currency', ${orderCurrency},
  'shippingPrice', orders.shipping_price`;

/**
 * Returns a buyer's orders as JSON, newest first.
 * @param options.withEnded whether the list also has the orders that have ended
 */
export function ordersJson(
  database: Queryable,
  buyerId: string,
  { withEnded }: { withEnded: boolean },
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`orders`,
      from: sql`orders`,
      where: sql`orders.buyer_id = ${buyerId}
        and (orders.holding or orders.ended_at is null or ${withEnded})`,
      joins: sql`
        join lateral (
          select * from products where products.id = orders.product_id offset 0) products on true
        join lateral (
          select * from users where users.id = products.seller_id offset 0) sellers on true
        join users buyers on buyers.id = ${buyerId} ${orderedProductJoin}`,
      entry: sql`json_build_object(
        '_id', orders.id, ${productFields}, 'bookedByName', buyers.display_name,
        'paid', orders.paid_at is not null, 'sellerClosed', sellers.deleted_at is not null,
        'state', orders.state, 'deadline', orders.expires_at)`,
    },
    page,
  );
}

export interface OrderView {
  /** The buyer who booked the product; null when it is not booked. */
  buyerId: string | null;
  /** Whether nothing is paid and no payment is in progress. */
  isUnpaid: boolean;
  sellerDeleted: boolean;
  /** Whether the buyer is the seller. */
  isOwn: boolean;
  /** Whether the seller has blocked the buyer. */
  isBlocked: boolean;
  json: string;
}

/** The condition under which the buyer sees the seller's contact details. */
const isOpenPaidOrder = sql`
  orders.paid_at is not null and orders.ended_at is null and sellers.deleted_at is null`;

const refundStates: OrderState[] = ['refunding', 'refundFailed', 'refunded', 'settled'];

/** The fields of the receipt. */
const receiptFields = sql`
  'payment', ${paymentOfOrder},
  'refund', case when orders.state = any(${refundStates}::text[]) then json_build_object(
    'refundedAt', (
      select max(happened_at) from order_events
      where order_events.order_id = orders.id and order_events.state = orders.state
        and orders.ended_at is not null)) end,
  'meetingLocation', orders.meeting_location, 'shippingAddress', orders.shipping_address,
  'mustBeBooked', ${mustBeBooked},
  'sellerName', sellers.display_name, 'sellerClosed', sellers.deleted_at is not null,
  'sellerEmail', case when ${isOpenPaidOrder} then sellers.email end,
  'mobileNumber', case when ${isOpenPaidOrder} then products.mobile_number end`;

/**
 * Returns the order of a product as a buyer sees it. A product that is not booked is returned in the same
 * shape, as the order that a payment would create. If this buyer was refunded, it is their refunded order.
 * Undefined if the product does not exist, or was deleted or hidden and has no such order.
 */
export async function findOrderOfProduct(
  database: Queryable,
  productId: string,
  buyer: Pick<UserRecord, 'id' | 'displayName'>,
  rebookingDays: number,
) {
  const parties = { productId, buyerId: buyer.id };
  const bookableFrom = await findBookableFrom(database, parties, rebookingDays);
  const [order] = await database.query<OrderView>(sql`
    select orders.buyer_id as "buyerId", sellers.deleted_at is not null as "sellerDeleted",
      products.seller_id = ${buyer.id} as "isOwn",
      ${hasBlocked(sql`products.seller_id`, sql`${buyer.id}`)} as "isBlocked",
      coalesce(orders.state = any(${payableStates}::text[]), true) as "isUnpaid",
      json_build_object(
        '_id', coalesce(orders.id, products.id), ${productFields},
        'bookedByName', ${buyer.displayName}::text, 'paid', orders.paid_at is not null,
        'state', coalesce(orders.state, ${initialState}),
        'bookableFrom', case when orders.id is null
          then ${bookableFrom?.toISOString() ?? null}::text end, ${receiptFields})::text as json
    from products
    join users sellers on sellers.id = products.seller_id
    left join lateral (
      select * from orders where orders.product_id = products.id
        and (orders.holding or orders.buyer_id = ${buyer.id} and orders.paid_at is not null
          and not products.listed)
      order by orders.holding desc, orders.created_at desc limit 1) orders on true
    ${orderedProductJoin}
    left join payments on payments.intent_id = orders.payment_intent_id
    where products.id = ${productId}
      and (orders.id is not null or (products.deleted_at is null and products.hidden_by is null))`);
  return order;
}
