import { notificationText, concernsPayment } from '../../contract/notification-text';
import { orderNumber } from '../../contract/order-number';
import { toSingleLine } from '../../contract/single-line';
import type { NotificationEmailData } from '../repositories/notification-emails';
import { emailTemplate } from './email-template';

/** An email, ready to be sent. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same each time it is sent, so that email clients deduplicate it. */
  messageId: string;
  /** Groups the emails of one order into a thread. */
  references: string;
  /** Only for emails that can be unsubscribed from. */
  unsubscribeUrl?: string;
}

/**
 * The email of a notification. Of what the other party wrote it contains the product's name and price
 * only; contact details are on the order's page, which requires a sign-in.
 */
export function notificationEmail(
  data: NotificationEmailData,
  siteUrl: string,
  unsubscribeUrl: string,
): Message {
  const { title, next } = notificationText(data.news, data.as, data.productName);
  const { host } = new URL(siteUrl);
  const canUnsubscribe = !concernsPayment(data.news);
  return {
    to: data.email,
    subject: title,
    ...emailTemplate({
      title,
      greeting: data.displayName && `Hello ${toSingleLine(data.displayName)},`,
      text: next,
      facts: [
        ['Watch', toSingleLine(data.productName)],
        ['Price', toSingleLine(data.sellingPrice)],
        ['Order', orderNumber(data.orderId)],
      ],
      action: {
        label: 'See the order',
        url: `${siteUrl}/dashboard/order/${encodeURIComponent(data.orderId)}`,
      },
      closing: canUnsubscribe
        ? {
            text: "You're receiving this email because of an order.",
            label: 'Unsubscribe',
            url: unsubscribeUrl,
          }
        : { text: "You're receiving this email because it concerns a payment." },
      siteUrl,
    }),
    messageId: `<notification.${data.id}@${host}>`,
    references: `<order.${data.orderId}@${host}>`,
    ...(canUnsubscribe && { unsubscribeUrl }),
  };
}
