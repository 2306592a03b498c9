import { concernsPayment, notificationText } from '../../src/contract/notification-text';
import { orderMachine, type OrderEffects } from '../../src/contract/order.machine';
import { notificationKinds } from '../../src/contract/notification';

const roles = { buyer: 'buyer', seller: 'seller', admins: 'admin' } as const;

/** All notifications in the chart. */
function notificationsOf(node: unknown): OrderEffects['notify'][] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, params } = node as { type?: string; params?: OrderEffects['notify'] };
  return type === 'notify' && params ? [params] : Object.values(node).flatMap(notificationsOf);
}

const sent = notificationsOf(orderMachine.config).flatMap(({ recipients, kind }) =>
  recipients.map((recipient) => ({ kind, as: roles[recipient] })),
);

/** Kinds that only the first version of the chart sent, and users may still have. */
const formerKinds = ['bankDecided'];

test('the chart sends every kind of notification', () => {
  const kinds = new Set([...sent.map(({ kind }) => kind), ...formerKinds]);
  expect(kinds).toEqual(new Set(notificationKinds));
});

test.each(sent)(
  'the text of $kind for the $as names the product and the next step',
  ({ kind, as }) => {
    const { title, next } = notificationText(kind, as, 'Diver');
    expect(title).toMatch(/“Diver”/);
    expect(title).toMatch(/[^.]$/);
    expect(next).toMatch(/^[A-Z].*\.$/);
  },
);

test('buyer and seller get different texts where their next steps differ', () => {
  for (const news of ['booked', 'lapsed', 'cancelled', 'paid', 'released', 'refunded'] as const) {
    expect(notificationText(news, 'buyer', 'Diver')).not.toEqual(
      notificationText(news, 'seller', 'Diver'),
    );
  }
});

test('notifications about payments cannot be unsubscribed from', () => {
  expect(notificationKinds.filter((news) => !concernsPayment(news))).toEqual([
    'booked',
    'changed',
    'lapsesSoon',
  ]);
});
