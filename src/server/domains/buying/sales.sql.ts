import type { OrderState } from '../../../contract/order.machine';
import type { OrderRole } from '../../../contract/buying/sale';
import type { SaleFilters } from '../../../contract/calls/sales';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { statesAccepting } from './machine-states';
import { whileOrderOpen, whileSellerReachable } from './order-contact.sql';
import { orderFlagsJson } from './order-flags.sql';
import { orderIdsMatching } from './order-search.sql';
import { jsonPage, type ListQuery, type PageRequest } from '../platform/json-page.sql';
import {
  orderedField,
  orderedProductJoin,
  productChanges,
  replacedPhotos,
} from '../selling/ordered-products.sql';
import { whenAllowed } from '../access/users.sql';
import { paymentOfOrder } from './order-payment.sql';
import { payoutOfOrder } from './order-payout.sql';
import { orderCurrency, orderPrice } from './order-price.sql';

/** @param options.withContact false for staff, who read contact data by `findOrderContact`, after recording why */
const orderFields = ({ withContact }: { withContact: boolean }) => sql`
  'orderId', orders.id, 'state', orders.state,
  'productId', products.id, 'productName', ${orderedField('productName')},
  'image', ${orderedField('image')}, 'sellingPrice', ${orderPrice},
  'currency', ${orderCurrency}, 'shippingPrice', orders.shipping_price,
  'buyerName', buyers.display_name, 'sellerName', sellers.display_name,
  'phoneNumber', ${whenAllowed(withContact, whileOrderOpen(sql`orders.phone_number`))},
  'meetingLocation', ${whenAllowed(withContact, whileOrderOpen(sql`orders.meeting_location`))},
  'bookedAt', orders.created_at, 'paidAt', orders.paid_at,
  'deadline', orders.expires_at`;

/** What the shop keeps of the price, and the invoices about it. */
const feeFields = sql`
  'feeTerms', orders.fee_terms, 'feeDocuments', (
    select coalesce(json_agg(json_build_object('number', number, 'net', net, 'tax', tax,
      'taxRate', tax_rate, 'currency', currency, 'issuedAt', issued_at) order by number), '[]')
    from fee_documents where fee_documents.order_id = orders.id)`;

const staffFields = sql`
  'flags', ${orderFlagsJson}, 'buyerId', buyers.id, 'sellerId', sellers.id`;

/** The states in which the buyer shows the code. */
const handOverStates = statesAccepting('seller.handOver');
const returningState: OrderState = 'returning';

const orderJoins = sql`
  join lateral (
    select * from products where products.id = orders.product_id offset 0) products on true
  join lateral (
    select * from users where users.id = orders.buyer_id offset 0) buyers on true
  join lateral (
    select * from users where users.id = products.seller_id offset 0) sellers on true
  ${orderedProductJoin}`;

/** Returns the orders of a seller's products as JSON, newest first. */
export function salesJson(database: Queryable, sellerId: string, page: PageRequest) {
  const from = sql`orders join products on products.id = orders.product_id`;
  const entry = sql`json_build_object(
    ${orderFields({ withContact: true })}, 'payout', ${payoutOfOrder})`;
  return salePage(database, { from, where: sql`products.seller_id = ${sellerId}`, entry }, page);
}

/** Returns the orders that match a filter as JSON, newest first. */
export function allSalesJson(
  database: Queryable,
  { filters, withEmail, page }: { filters: SaleFilters; withEmail: boolean; page: PageRequest },
) {
  const { state, user, product, openOf, bookedFrom, bookedBefore } = filters;
  const text = filters.text?.trim() ?? '';
  const where = sql`
    ${state ? sql`orders.state = ${state}` : sql`true`}
    and ${product === undefined ? sql`true` : sql`orders.product_id = ${product}`}
    and ${bookedFrom === undefined ? sql`true` : sql`orders.created_at >= ${bookedFrom}::timestamptz`}
    and ${bookedBefore === undefined ? sql`true` : sql`orders.created_at < ${bookedBefore}::timestamptz`}
    and ${text === '' ? sql`true` : sql`orders.id = any(${orderIdsMatching({ text, withEmail })})`}
    and ${openOf === undefined ? sql`true` : sql`orders.id = any(${openOrdersOf(openOf)})`}`;
  const entry = sql`json_build_object(${orderFields({ withContact: false })}, ${staffFields})`;
  const from = user === undefined ? sql`orders` : sql`${ordersOf(user)} orders`;
  return salePage(database, { from, where, entry }, page);
}

/** Returns the ids as an array: for a subquery the planner may scan all orders. */
const openOrdersOf = (userId: string): Sql =>
  sql`array(select id from ${ordersOf(userId)} theirs where ended_at is null)`;

/** The orders of a user as buyer or seller, each once: an index finds each half, which `or` would prevent. */
const ordersOf = (userId: string): Sql => sql`(
  select * from orders where buyer_id = ${userId}
  union all
  select orders.* from products join orders on orders.product_id = products.id
  where products.seller_id = ${userId} and orders.buyer_id <> ${userId})`;

function salePage(
  database: Queryable,
  list: Pick<ListQuery, 'from' | 'where' | 'entry'>,
  page: PageRequest,
) {
  return jsonPage(database, { table: sql`orders`, joins: orderJoins, ...list }, page);
}

interface SaleView {
  role: OrderRole;
  /** Whether the caller may read what the seller gets for the order. */
  withPayout: boolean;
}

/** The seller reads it from the payment on. */
const addressFor = (role: OrderRole): Sql =>
  role === 'seller'
    ? sql`case when orders.paid_at is not null then orders.shipping_address end`
    : sql`orders.shipping_address`;

/** Returns an order with its history as JSON, as a user in this role sees it. */
export async function saleJson(
  database: Queryable,
  orderId: string,
  { role, withPayout }: SaleView,
) {
  const withContact = role !== 'admin';
  const onlyWhileOpen = (column: Sql) => whenAllowed(withContact, whileSellerReachable(column));
  // A booking alone does not reveal the seller's contact details.
  const afterPayment = (column: Sql) =>
    role === 'buyer'
      ? sql`case when orders.paid_at is not null then ${onlyWhileOpen(column)} end`
      : onlyWhileOpen(column);
  const [row] = await database.query<{ json: string }>(sql`
    select json_build_object(${orderFields({ withContact })},
      'as', ${role}::text, 'location', ${orderedField('location')},
      ${role === 'admin' ? sql`${staffFields}, 'isContactHidden', orders.ended_at is null,` : sql``}
      ${withPayout ? sql`'payout', ${payoutOfOrder}, ${feeFields},` : sql``}
      'shippingAddress', ${whenAllowed(withContact, whileOrderOpen(addressFor(role)))},
      'buyerEmail', case when orders.phone_number is not null or orders.paid_at is not null
        then ${onlyWhileOpen(sql`buyers.email`)} end,
      'buyerPhoto', case when buyers.deleted_at is null then buyers.photo_url else '' end,
      'sellerPhoto', case when sellers.deleted_at is null then sellers.photo_url else '' end,
      'sellerUid', sellers.uid, 'sellerEmail', ${afterPayment(sql`sellers.email`)},
      'sellerPhoneNumber', ${afterPayment(sql`products.mobile_number`)},
      'handOverCode', case when ${role}::text = 'buyer' and orders.state = any(${handOverStates}::text[])
        then orders.hand_over_code end,
      'returnCode', case when ${role}::text = 'seller' and orders.state = ${returningState}
        then orders.return_code end,
      'payment', ${paymentOfOrder},
      'productChanges', ${productChanges}, 'orderedPhotos', ${replacedPhotos},
      'steps', (
        select coalesce(json_agg(json_build_object(
          'number', number, 'type', type, 'state', order_events.state,
          'happenedAt', happened_at, 'reason', reason, 'problem', problem, 'photos', photos,
          'parcel', parcel)
          order by number), '[]')
        from order_events where order_events.order_id = orders.id))::text as json
    from orders ${orderJoins}
    left join payments on payments.intent_id = orders.payment_intent_id
    where orders.id = ${orderId}`);
  return row?.json;
}

/** Returns the ids of an order's buyer and seller. */
export async function findOrderParties(database: Queryable, orderId: string) {
  const [parties] = await database.query<{ buyerId: string; sellerId: string }>(sql`
    select orders.buyer_id as "buyerId", products.seller_id as "sellerId"
    from orders join products on products.id = orders.product_id where orders.id = ${orderId}`);
  return parties;
}
