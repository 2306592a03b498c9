import type { OrderState, OrderSnapshot } from '../../../contract/order.machine';
import type { Delivery } from '../../../contract/selling/deliveries';
import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { jsonValue } from '../../database/json-value';
import type { Shipping } from './shipping-rules';
import { type RunningDeadlines, getTimers } from './deadlines';

/** The data of an order that the state machine and the effect handlers need. */
export interface OrderRow {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  state: OrderState;
  deadlines: RunningDeadlines;
  delivery: Delivery;
  /** The number of events that the order has accepted. */
  events: number;
  /** The database's time. */
  now: Date;
}

/**
 * Locks the product of an order, then the order, until the transaction ends: to prevent deadlocks, every transaction
 * locks users first, then products, then orders. Returns undefined if there is no such order.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  await tx.query(sql`
    select id from products where id = (select product_id from orders where id = ${id})
    for no key update`);
  const [order] = await tx.query<OrderRow>(sql`
    select orders.id, product_id as "productId", buyer_id as "buyerId",
      (select seller_id from products where products.id = product_id) as "sellerId",
      case when shipping_price is null then 'meeting' else 'shipping' end as delivery,
      state, deadlines, event_count as events, now() as now
    from orders where orders.id = ${id} for update`);
  return order;
}

/** Locks the order that holds a product, and returns it. The caller has locked the product. */
export async function lockHoldingOrder(tx: Transaction, productId: string) {
  const [holdingOrder] = await tx.query<{ id: string }>(sql`
    select id from orders where product_id = ${productId} and holding`);
  return holdingOrder && lockOrder(tx, holdingOrder.id);
}

export interface NewOrder {
  productId: string;
  buyerId: string;
  sellerId: string;
  phoneNumber?: string;
  meetingLocation?: string;
  /** Undefined for a meeting. */
  shipping?: Shipping | undefined;
  /** Instead of the product's price. */
  agreedPrice?: string;
}

/**
 * Inserts an order with its first event and the shop's fee of this moment. Returns undefined if another order holds the
 * product: a unique index allows only one.
 */
export async function insertOrder(
  tx: Transaction,
  { productId, buyerId, phoneNumber, meetingLocation, shipping, agreedPrice }: NewOrder,
  state: OrderState,
) {
  const [row] = await tx.query<{ id: string; now: Date }>(sql`
    insert into orders (product_id, buyer_id, phone_number, meeting_location, state, event_count,
      fee_terms, agreed_price, shipping_price, shipping_address)
    values (${productId}, ${buyerId}, ${phoneNumber ?? null}, ${meetingLocation ?? null}, ${state},
      1, ${feeTermsOf(productId)}, ${agreedPrice ?? null}, ${shipping?.price ?? null},
      ${shipping ? jsonValue(shipping.address) : null}::text::jsonb)
    on conflict (product_id) where holding do nothing returning id, now() as now`);
  return row;
}

/** What contract/payments/fee.ts returns from `findFeeTerms`; null if no fee is set. */
const feeTermsOf = (productId: string) => sql`(
  select (value - 'standard' - 'categories')
    || coalesce(value -> 'categories' -> products.category_id, value -> 'standard')
  from settings, products where settings.name = 'fees' and products.id = ${productId})`;

/**
 * Stores the state of an order after a transition, with the times of its deadlines. An order that was refunded and whose
 * dispute is won on appeal does not take back a product that another order holds meanwhile.
 */
export async function storeState(
  tx: Transaction,
  { id, events, state, deadlines, now }: OrderRow,
  snapshot: OrderSnapshot,
): Promise<void> {
  const { expiresAt, remindAt } = getTimers(snapshot, deadlines, now);
  await tx.query(sql`
    update orders set state = ${state},
      holding = ${snapshot.hasTag('holding')} and not exists (
        select from orders others
        where others.product_id = orders.product_id and others.holding and others.id <> orders.id),
      event_count = ${events}, deadlines = ${jsonValue(deadlines)}::text::jsonb,
      expires_at = ${expiresAt}::timestamptz, remind_at = ${remindAt}::timestamptz,
      ended_at = case when ${snapshot.hasTag('ended')} then coalesce(ended_at, now()) end
    where id = ${id}`);
}
