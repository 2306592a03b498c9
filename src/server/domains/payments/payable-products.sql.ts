import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { payableStates } from '../buying/machine-states';
import { orderPriceColumns, type OrderPrice } from '../buying/order-price.sql';
import { orderedProductJoin } from '../selling/ordered-products.sql';

export interface PayableProduct extends OrderPrice {
  id: string;
}

/**
 * Returns the products that a buyer may pay for: those of unpaid orders, and unbooked ones of the
 * wishlist.
 */
export function findPayableProducts(
  database: Queryable,
  buyerId: string,
): Promise<PayableProduct[]> {
  return database.query<PayableProduct>(sql`
    select products.id, ${orderPriceColumns}
    from orders
    join products on products.id = orders.product_id
    join users sellers on sellers.id = products.seller_id and sellers.deleted_at is null
    ${orderedProductJoin}
    where orders.buyer_id = ${buyerId} and orders.state = any(${payableStates}::text[])
    union all
    select products.id, products.selling_price, products.price_currency, null
    from wishlist_entries
    join products on products.id = wishlist_entries.product_id and products.listed
    join users sellers on sellers.id = products.seller_id and sellers.deleted_at is null
    left join orders on orders.product_id = products.id and orders.holding
    where wishlist_entries.user_id = ${buyerId} and orders.id is null`);
}
