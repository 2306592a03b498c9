import type { NotificationKind } from '../../contract/notification';
import { notificationText, concernsPayment } from '../../contract/notification-text';
import { toSingleLine } from '../../contract/single-line';
import type { NotificationEmailData } from '../repositories/notification-emails';
import { emailTemplate } from './email-template';
import { orderFacts } from './order-facts';
import { quotableText } from './quote';
import { unlinkedText } from './unlinked-text';

/** An email, ready to be sent. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  /** Returns the HTML with the shop's name, which an admin can change. */
  html: (shopName: string) => string;
  /** Does not change if the email is sent again, so that email clients can recognise the duplicate. */
  messageId: string;
  /** Groups the emails of one order into a thread. */
  references: string;
  /** Undefined for emails about payments, which users cannot unsubscribe from. */
  unsubscribeUrl?: string;
}

/**
 * Returns the email of one or more notifications about an order. It contains no phone number and no email
 * address: these are on the order's page, which requires a sign-in.
 * @param kinds the kinds of the notifications, oldest first
 */
export function notificationEmail(
  { kinds, ...data }: NotificationEmailData & { kinds: readonly NotificationKind[] },
  siteUrl: string,
  unsubscribeUrl: string,
): Message {
  const { host } = new URL(siteUrl);
  const canUnsubscribe = !kinds.some(concernsPayment);
  const name = quotableText(data.productName);
  const { title, updates, next } = describe(kinds, data, unlinkedText(name));
  return {
    to: data.email,
    subject: withOwnBeginning(describe(kinds, data, name).title, data),
    ...emailTemplate({
      title,
      greeting: data.displayName && `Hello ${unlinkedText(toSingleLine(data.displayName))},`,
      ...(kinds.length > 1 && { updates }),
      text: next,
      facts: orderFacts(data),
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

type Role = NotificationEmailData['as'];

const orderNames: Record<Role, string> = {
  buyer: 'your order',
  seller: 'your sale',
  admin: 'the order',
};

/** Describes the notifications of an email together, with the next step of the latest one. */
function describe(kinds: readonly NotificationKind[], { as }: { as: Role }, productName: string) {
  const counts = new Map<string, number>();
  let latest = { title: '', next: '' };
  for (const kind of kinds) {
    latest = notificationText(kind, as, productName);
    const count = counts.get(latest.title) ?? 0;
    // A repeated notification is listed where it happened last.
    counts.delete(latest.title);
    counts.set(latest.title, count + 1);
  }
  const updates = [...counts].map(([title, count]) =>
    count === 1 ? title : `${title} (${count} times)`,
  );
  const title =
    kinds.length > 1
      ? `${kinds.length} updates on ${orderNames[as]} of “${productName}”`
      : latest.title;
  return { title, updates, next: latest.next };
}

/** A title may begin with the product's name, which a user typed. The subject begins with our words. */
function withOwnBeginning(title: string, { as }: { as: Role }): string {
  const [first = '', ...rest] = orderNames[as];
  return title.startsWith('“') ? `${first.toUpperCase()}${rest.join('')}: ${title}` : title;
}
