import { deadlineLabels } from '../../../contract/buying/deadline-labels';
import { orderNumber } from '../../../contract/buying/order-number';
import { priceInCents, priceOnRequest } from '../../../contract/selling/price';
import { toSingleLine } from '../../../contract/text/single-line';
import { formatTime } from '../platform/format-time';
import type { NotificationEmailData } from './notification-emails.sql';
import { ownPictureUrl, type EmailContent } from './email-template';
import { quote } from './quote';
import { unlinkedText } from './unlinked-text';

/** The facts about an order in an email to one of its users. Unknown ones are left out. */
export function orderFacts(order: NotificationEmailData): EmailContent['facts'] {
  const { as, meetingLocation, state, deadline } = order;
  const facts: [string, string | null][] = [
    ...productFacts(order),
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

const reasonLabels = {
  buyer: 'Reason of the buyer',
  seller: 'Reason of the seller',
  admin: 'Reason of an admin',
};

/** The facts about a product. A price that is not an amount is quoted. */
export function productFacts({
  productName,
  sellingPrice,
}: Pick<NotificationEmailData, 'productName' | 'sellingPrice'>): EmailContent['facts'] {
  const isAmount = priceInCents(sellingPrice) !== null;
  return [
    ['Watch', quote(productName)],
    [
      'Price',
      isAmount ? priceWithCurrency(sellingPrice) : `${priceOnRequest}: ${quote(sellingPrice)}`,
    ],
  ];
}

export function productPicture(
  { image, productName }: Pick<NotificationEmailData, 'image' | 'productName'>,
  siteUrl: string,
): EmailContent['picture'] {
  const url = ownPictureUrl(image, siteUrl);
  return url === undefined ? undefined : { url, alt: quote(productName) };
}

function firstName(displayName: string): string {
  const [name = ''] = toSingleLine(displayName).split(' ');
  return unlinkedText(name);
}

/** Returns a price with its currency: "1250" as "$1,250". A text that is not a price stays as it is. */
function priceWithCurrency(price: string): string {
  const cents = priceInCents(price);
  if (cents === null) return price;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
