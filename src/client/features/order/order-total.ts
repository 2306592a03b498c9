import type { Order } from '../../../contract/buying/order';
import { shopCurrency } from '../../../contract/payments/currencies';
import type { Money } from '../../../contract/payments/money';
import { parsePrice } from '../../../contract/selling/price';

/** Returns what the buyer of an order pays: the price, and what shipping costs. */
export function orderTotal(
  order: Pick<Order, 'sellingPrice' | 'currency' | 'shippingPrice'>,
): Money {
  const currency = order.currency ?? shopCurrency();
  const price = parsePrice(order.sellingPrice, currency) ?? 0;
  return { amount: price + (order.shippingPrice ?? 0), currency };
}
