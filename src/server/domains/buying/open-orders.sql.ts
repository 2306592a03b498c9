import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import type { OrderState } from '../../../contract/order.machine';

/** An order of a user that has not ended. */
export interface OpenOrder {
  id: string;
  productName: string;
  role: 'buyer' | 'seller';
  state: OrderState;
}

/** Returns a user's open orders in the order in which transactions lock them. */
export function findOpenOrders(database: Queryable, userId: string): Promise<OpenOrder[]> {
  return database.query<OpenOrder>(sql`
    select open_orders.id, products.product_name as "productName", open_orders.role, open_orders.state
    from (
      select id, product_id, 'buyer' as role, state from orders
      where buyer_id = ${userId} and ended_at is null
      union all
      select orders.id, orders.product_id, 'seller', orders.state from products
      join lateral (
        select * from orders
        where orders.product_id = products.id and ended_at is null offset 0) orders on true
      where products.seller_id = ${userId}) open_orders
    join products on products.id = open_orders.product_id
    order by products.id`);
}

/** Whether the row `users` is the buyer or the seller of an order that has not ended. */
export const hasOpenOrders = sql`(
  exists (select 1 from orders where buyer_id = users.id and ended_at is null)
  or exists (
    select 1 from products join orders on orders.product_id = products.id
    where products.seller_id = users.id and orders.ended_at is null))`;
