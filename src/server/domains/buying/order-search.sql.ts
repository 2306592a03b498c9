import { sql, type Sql } from '../../database/sql';
import { selectPersonIds, type PersonSearch } from '../accounts/user-lists.sql';
import { matchesProduct } from '../catalogue/product-lists.sql';

/**
 * Computes an order's number from its id, without the dash of `orderNumber`. The expression must be that of the index
 * orders_by_number.
 */
export const orderNumberExpression = sql`upper(right(replace(orders.id, '-', ''), 8))`;

/** Removes the dash of a typed order number, for the comparison with `orderNumberExpression`. */
export function normalizeOrderNumber(text: string): string {
  return text.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
}

/**
 * Selects the ids of the orders with a number or an id, of a watch, or of a person. As an array: for a subquery the
 * planner may scan all orders.
 */
export const orderIdsMatching = ({ text, withEmail }: PersonSearch): Sql => sql`array(
  select id from orders
  where id = ${text} or ${orderNumberExpression} = ${normalizeOrderNumber(text)}
  union
  select orders.id from products join orders on orders.product_id = products.id
  where ${matchesProduct(text)}
  union
  select orders.id from (${selectPersonIds({ text, withEmail })}) people
  join orders on orders.buyer_id = people.id
  union
  select orders.id from (${selectPersonIds({ text, withEmail })}) people
  join products on products.seller_id = people.id
  join orders on orders.product_id = products.id)`;
