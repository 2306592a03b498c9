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
  /** Does not change if the email is sent again, so that email clients can recognise the duplicate. */
  messageId: string;
  /** Groups the emails of one order into a thread. */
  references: string;
  /** Undefined for emails about payments, which users cannot unsubscribe from. */
  unsubscribeUrl?: string;
}

/**
 * Returns the email of a notification. It contains the product's name and price, but no contact details:
 * these are on the order's page, which requires a sign-in.
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
