import { orderNumber } from '../../contract/order-number';
import { priceInCents } from '../../contract/price';
import { toSingleLine } from '../../contract/single-line';
import type { NotificationEmailData } from '../repositories/notification-emails';
import type { EmailContent } from './email-template';
import { priceWithCurrency } from './price-with-currency';
import { quote } from './quote';
import { unlinkedText } from './unlinked-text';

/** The facts about an order in an email to one of its users. Unknown ones are left out. */
export function orderFacts(order: NotificationEmailData): EmailContent['facts'] {
  const { as, sellingPrice, meetingLocation } = order;
  const facts: [string, string | null][] = [
    ['Watch', quote(order.productName)],
    [
      'Price',
      priceInCents(sellingPrice) === null ? quote(sellingPrice) : priceWithCurrency(sellingPrice),
    ],
    ['Seller', as === 'seller' ? null : firstName(order.sellerName)],
    ['Buyer', as === 'buyer' ? null : firstName(order.buyerName)],
    ['Meeting place', meetingLocation && quote(meetingLocation)],
    ['Order', orderNumber(order.orderId)],
  ];
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

function firstName(displayName: string): string {
  const [name = ''] = toSingleLine(displayName).split(' ');
  return unlinkedText(name);
}
