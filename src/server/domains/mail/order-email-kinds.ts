import {
  notificationKinds,
  type NotificationKind,
  type OrderNotification,
} from '../../../contract/talking/notification';
import { concernsPayment, notificationText } from '../../../contract/talking/notification-text';
import { listOrderNotifications } from '../../../contract/buying/order-notifications';
import type { EmailKind } from './email-kind';

type Role = OrderNotification['as'];
export type OrderEmailKind = `order.${NotificationKind}.${Role}`;

export const orderEmailKind = (event: NotificationKind, role: Role): OrderEmailKind =>
  `order.${event}.${role}`;

const groups = {
  buyer: 'Orders: to the buyer',
  seller: 'Orders: to the seller',
  admin: 'Orders: to admins and moderators',
} satisfies Record<Role, string>;
const roles = Object.keys(groups) as Role[];

/** The emails about orders. Their texts are those of the notifications. */
export const orderEmailKinds = Object.fromEntries(
  roles.flatMap((role) =>
    notificationKinds.map((event) => [orderEmailKind(event, role), createEmailKind(event, role)]),
  ),
) as Record<OrderEmailKind, EmailKind>;

const sentKinds = new Set(listOrderNotifications().map(({ news, as }) => orderEmailKind(news, as)));

/** The kinds that the order's state machine and the clock send, by recipient, then in the sequence of a sale. */
export const sentOrderEmailKinds = (Object.keys(orderEmailKinds) as OrderEmailKind[]).filter(
  (name) => sentKinds.has(name),
);

export function orderEmailClosing(kinds: readonly NotificationKind[]): string {
  return kinds.some(concernsPayment)
    ? "You're receiving this email because it concerns a payment."
    : "You're receiving this email because of an order.";
}

function createEmailKind(event: NotificationKind, role: Role): EmailKind {
  const { title, next } = notificationText(event, role, '');
  // The value of the placeholder includes the quotation marks.
  const withName = (name: string) => title.replace('“”', name);
  return {
    group: groups[role],
    label: withName('the watch').replace(/^the/, 'The'),
    placeholders: ['productName', 'orderNumber'],
    texts: { subject: withName('{productName}'), intro: next, closing: orderEmailClosing([event]) },
  };
}
