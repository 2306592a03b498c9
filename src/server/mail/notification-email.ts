import { notificationText, concernsPayment } from '../../contract/notification-text';
import { orderNumber } from '../../contract/order-number';
import { toSingleLine } from '../../contract/single-line';
import type { NotificationEmailData } from '../repositories/notification-emails';
import { emailTemplate } from './email-template';

/** A mail as it is handed in. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same whenever it is sent, so that mail programs show it once. */
  messageId: string;
  /** By which they put the mails of one order together. */
  references: string;
  /** Only where somebody may ask for no more of its kind. */
  unsubscribeUrl?: string;
}

/**
 * The mail that tells what a notification does. It holds nothing that the other side wrote but the
 * product's name and price: how to reach people is on the order's page, behind the sign-in.
 * @param unsubscribeUrl where this person asks for no more mails
 */
export function notificationEmail(
  news: NotificationEmailData,
  siteUrl: string,
  unsubscribeUrl: string,
): Message {
  const { title, next } = notificationText(news.news, news.as, news.productName);
  const { host } = new URL(siteUrl);
  const mayUnsubscribe = !concernsPayment(news.news);
  return {
    to: news.email,
    subject: title,
    ...emailTemplate({
      title,
      greeting: news.displayName && `Hello ${toSingleLine(news.displayName)},`,
      text: next,
      facts: [
        ['Watch', toSingleLine(news.productName)],
        ['Price', toSingleLine(news.sellingPrice)],
        ['Order', orderNumber(news.orderId)],
      ],
      action: {
        label: 'See the order',
        url: `${siteUrl}/dashboard/order/${encodeURIComponent(news.orderId)}`,
      },
      closing: mayUnsubscribe
        ? {
            text: "You're receiving this email because of an order.",
            label: 'Unsubscribe',
            url: unsubscribeUrl,
          }
        : { text: "You're receiving this email because it concerns a payment." },
      siteUrl,
    }),
    messageId: `<notification.${news.id}@${host}>`,
    references: `<order.${news.orderId}@${host}>`,
    ...(mayUnsubscribe && { unsubscribeUrl }),
  };
}
