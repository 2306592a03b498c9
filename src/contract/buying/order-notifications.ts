import { reviewNotificationKinds, type OrderNotification } from '../talking/notification';
import { orderMachine, type OrderEffects, type OrderRecipient } from '../order.machine';

const roles: Record<OrderRecipient, OrderNotification['as']> = {
  buyer: 'buyer',
  seller: 'seller',
  admins: 'admin',
};

/** Returns every notification that the chart of an order sends, or the clock after its end, by kind and recipient. */
export function listOrderNotifications(): Pick<OrderNotification, 'news' | 'as'>[] {
  const sent = notificationsOf(orderMachine.config).flatMap(({ kind, recipients }) =>
    recipients.map((recipient) => ({ news: kind, as: roles[recipient] })),
  );
  const reviews = reviewNotificationKinds.flatMap((news) => [
    { news, as: 'buyer' as const },
    { news, as: 'seller' as const },
  ]);
  return [
    ...new Map(
      [...sent, ...reviews].map((notification) => [
        `${notification.news} ${notification.as}`,
        notification,
      ]),
    ).values(),
  ];
}

function notificationsOf(node: unknown): OrderEffects['notify'][] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, params } = node as { type?: string; params?: OrderEffects['notify'] };
  return type === 'notify' && params ? [params] : Object.values(node).flatMap(notificationsOf);
}
