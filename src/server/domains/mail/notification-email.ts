import type { RenderedEmail } from '../../../contract/mail/email-texts';
import type { NotificationKind } from '../../../contract/talking/notification';
import { notificationText, concernsPayment } from '../../../contract/talking/notification-text';
import { orderNumber } from '../../../contract/buying/order-number';
import type { NotificationEmailData } from './notification-emails.sql';
import type { EmailSender } from './email-sender';
import { emailTemplate } from './email-template';
import {
  fillEmailTexts,
  greet,
  plainValue,
  quotedValue,
  recipientValue,
  type KindTexts,
} from './fill-email-texts';
import { orderEmailClosing } from './order-email-kinds';
import { emailProduct, orderFacts, priceFact } from './order-facts';
import { quotableText } from './quote';
import { unlinkedText } from './unlinked-text';

/** An email, ready to be sent. */
export interface EmailMessage {
  to: string;
  render: (shop: EmailSender) => RenderedEmail;
  /** Does not change if the email is sent again, so that email clients can recognize the duplicate. */
  messageId: string;
  /** Groups the emails of one order into a thread. */
  references: string;
  /** Undefined for emails about payments, which users cannot unsubscribe from. */
  unsubscribeUrl?: string;
}

/**
 * Returns the email of one or more notifications about an order. Between the payment and the end of the order it says
 * how to reach the other side.
 * @param kinds the kinds of the notifications, oldest first
 * @param texts those of the latest notification. With several, the subject and the closing are about all.
 */
export function notificationEmail(
  { kinds, ...data }: NotificationEmailData & { kinds: readonly NotificationKind[] },
  texts: KindTexts,
  siteUrl: string,
  unsubscribeUrl: string,
): EmailMessage {
  const { host } = new URL(siteUrl);
  const canUnsubscribe = !kinds.some(concernsPayment);
  const name = quotableText(data.productName);
  const isDigest = kinds.length > 1;
  const digestTitle = (productName: string) =>
    `${kinds.length} updates on ${orderNames[data.as]} of “${productName}”`;
  const values = {
    ...recipientValue(data.displayName),
    productName: quotedValue(data.productName),
    orderNumber: plainValue(orderNumber(data.orderId)),
  };
  return {
    to: data.email,
    render(shop) {
      const { subject, heading, intro, closing } = fillEmailTexts(texts, shop.shopName, values);
      return emailTemplate(
        {
          subject: isDigest ? digestTitle(name) : withOwnBeginning(subject, data),
          title: isDigest ? digestTitle(unlinkedText(name)) : heading,
          greeting: greet(data.displayName),
          updates: isDigest ? listUpdates(kinds, data.as, unlinkedText(name)) : undefined,
          text: intro,
          product: emailProduct(data, priceFact(data), siteUrl),
          facts: orderFacts(data),
          action: {
            label: 'See the order',
            url: `${siteUrl}/dashboard/order/${encodeURIComponent(data.orderId)}`,
          },
          closing: {
            text: isDigest ? orderEmailClosing(kinds) : closing,
            ...(canUnsubscribe && { label: 'Unsubscribe', url: unsubscribeUrl }),
          },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<notification.${data.id}@${host}>`,
    references: `<order.${data.orderId}@${host}>`,
    ...(canUnsubscribe && { unsubscribeUrl }),
  };
}

type Role = NotificationEmailData['as'];

const orderNames: Record<Role, string> = {
  buyer: 'your order',
  seller: 'your sale',
  admin: 'the order',
};

/** Returns a line for each notification. A repeated one is listed where it happened last. */
function listUpdates(kinds: readonly NotificationKind[], as: Role, productName: string): string[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const { title } = notificationText(kind, as, productName);
    const count = counts.get(title) ?? 0;
    counts.delete(title);
    counts.set(title, count + 1);
  }
  return [...counts].map(([title, count]) => (count === 1 ? title : `${title} (${count} times)`));
}

/** Prevents a subject that begins with the product's name, which a user typed. */
function withOwnBeginning(title: string, { as }: { as: Role }): string {
  const [first = '', ...rest] = orderNames[as];
  return title.startsWith('“') ? `${first.toUpperCase()}${rest.join('')}: ${title}` : title;
}
