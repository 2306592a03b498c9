import type { Money } from '../../../contract/payments/money';
import { parsePrice } from '../../../contract/selling/price';
import type { Priced } from '../../../contract/selling/price-currency';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { orderedCurrency, orderedField, orderedProductJoin } from '../selling/ordered-products.sql';

/**
 * The price of a row of `orders`, as text: the agreed one, or that of the product as the buyer saw it. The query joins
 * `products` and `orderedProductJoin`. Without an order it is the product's price.
 */
export const orderPrice = sql`coalesce(orders.agreed_price, ${orderedField('sellingPrice')})`;

/** The currency of `orderPrice`. A product that is held keeps its currency. */
export const orderCurrency = orderedCurrency;

/** The columns of an `OrderPrice`. */
export const orderPriceColumns = sql`
  ${orderPrice} as "sellingPrice", ${orderCurrency} as currency,
  orders.shipping_price as "shippingPrice"`;

/** Whether a buyer has to book a product before the payment, because it is only sent, and to an address. */
export const mustBeBooked = sql`
  coalesce(orders.state, 'reserved') = 'reserved' and products.deliveries is not distinct from 'shipping'`;

/** The price of an order as text, which may be no amount. */
export interface OrderPrice extends Priced {
  currency: string;
  /** What shipping costs beside the price, in the currency's smallest unit; null for a meeting. */
  shippingPrice: number | null;
}

/** Returns what the buyer of an order pays, with the shipping; null if the price is not a single amount. */
export function amountOf({ sellingPrice, currency, shippingPrice }: OrderPrice): Money | null {
  const amount = parsePrice(sellingPrice, currency);
  return amount === null ? null : { amount: amount + (shippingPrice ?? 0), currency };
}

/**
 * Returns the price at which a buyer gets a product: that of their order which holds it, or that of the product.
 * Undefined if there is no such product.
 */
export async function findPriceForBuyer(
  database: Queryable,
  { productId, buyerId }: { productId: string; buyerId: string },
): Promise<(OrderPrice & { mustBeBooked: boolean }) | undefined> {
  const [price] = await database.query<OrderPrice & { mustBeBooked: boolean }>(sql`
    select ${orderPriceColumns}, ${mustBeBooked} as "mustBeBooked" from products
    left join orders on orders.product_id = products.id and orders.holding
      and orders.buyer_id = ${buyerId}
    ${orderedProductJoin}
    where products.id = ${productId}`);
  return price;
}
