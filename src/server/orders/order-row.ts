import { orderMachine, type OrderContext, type OrderState } from '../../contract/order.machine';
import type { Transaction } from '../database/database';
import { sql } from '../database/sql';

/** An order as its chart sees it, with those whom its actions concern. */
export interface OrderRow {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  state: OrderState;
  context: OrderContext;
  /** How many events have led to the state. */
  events: number;
}

/**
 * Holds an order until the transaction ends. Its product first: whoever holds rows of both kinds
 * takes them in this order, and a user's before them.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  await tx.query(sql`
    select id from products where id = (select product_id from orders where id = ${id})
    for no key update`);
  const [order] = await tx.query<OrderRow>(sql`
    select orders.id, product_id as "productId", buyer_id as "buyerId",
      (select seller_id from products where products.id = product_id) as "sellerId",
      state, context, event_count as events
    from orders where orders.id = ${id} for update`);
  return order;
}

/** The order that holds a product, of which the caller holds the row. */
export async function lockHoldingOrder(tx: Transaction, productId: string) {
  const [holding] = await tx.query<{ id: string }>(sql`
    select id from orders where product_id = ${productId} and holding`);
  return holding && lockOrder(tx, holding.id);
}

/** The chart where it stands for an order. */
export function snapshotOf({ state, context }: Pick<OrderRow, 'state' | 'context'>) {
  return orderMachine.resolveState({ value: state, context });
}
