import { deadlineLabels } from '../../../contract/buying/deadline-labels';
import { orderNumber } from '../../../contract/buying/order-number';
import { shopCurrency } from '../../../contract/payments/currencies';
import { formatMoney } from '../../../contract/payments/money';
import { formatPrice } from '../../../contract/selling/format-price';
import { parsePrice, priceOnRequest } from '../../../contract/selling/price';
import type { Priced } from '../../../contract/selling/price-currency';
import { toSingleLine } from '../../../contract/text/single-line';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatTime } from '../platform/format-time';
import type { NotificationEmailData } from './notification-emails.sql';
import { ownPictureUrl, type EmailContent, type EmailProduct } from './email-template';
import { quote } from './quote';
import { unlinkedText } from './unlinked-text';

/** The facts about an order in an email to one of its users. Unknown ones are left out. */
export function orderFacts(order: NotificationEmailData): EmailContent['facts'] {
  const { as, meetingLocation, state, deadline } = order;
  const facts: [string, string | null][] = [
    ['Shipping', describeShipping(order)],
    ['Seller', as === 'seller' ? null : firstName(order.sellerName)],
    ['Buyer', as === 'buyer' ? null : firstName(order.buyerName)],
    [reasonLabels[order.actor ?? 'admin'], order.reason && quote(order.reason)],
    ['Phone', order.contactPhone],
    ['Email', order.contactEmail],
    ['Meeting place', meetingLocation && quote(meetingLocation)],
    [deadlineLabels[state]?.[as] ?? '', deadline && formatTime(deadline, order)],
    ['Order', orderNumber(order.orderId)],
  ];
  return facts.filter((fact): fact is [string, string] => !!fact[0] && !!fact[1]);
}

function describeShipping({ shippingPrice, currency }: NotificationEmailData): string | null {
  if (shippingPrice === null) return null;
  const price = { amount: shippingPrice, currency: currency ?? shopCurrency() };
  return shippingPrice === 0 ? 'Free' : formatMoney(price, 'en-US');
}

const reasonLabels = {
  buyer: "The buyer's reason",
  seller: "The seller's reason",
  admin: "An admin's reason",
};

/** Returns a product as emails show it. */
export const emailProduct = (
  { productName, image }: Pick<NotificationEmailData, 'productName' | 'image'>,
  amount: EmailProduct['amount'],
  siteUrl: string,
): EmailProduct => ({
  name: [inGoodsWords('Watch'), quote(productName)],
  amount,
  picture: ownPictureUrl(image, siteUrl),
});

/** Returns the price of a product. One that is not an amount is quoted. */
export function priceFact({ sellingPrice, currency }: Priced): EmailProduct['amount'] {
  const isAmount = parsePrice(sellingPrice, currency) !== null;
  return [
    'Price',
    isAmount ? formatPrice(sellingPrice, currency) : `${priceOnRequest}: ${quote(sellingPrice)}`,
  ];
}

function firstName(displayName: string): string {
  const [name = ''] = toSingleLine(displayName).split(' ');
  return unlinkedText(name);
}
