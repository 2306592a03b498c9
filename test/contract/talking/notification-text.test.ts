import { concernsPayment, notificationText } from '../../../src/contract/talking/notification-text';
import { listOrderNotifications } from '../../../src/contract/buying/order-notifications';
import { notificationKinds } from '../../../src/contract/talking/notification';

const sentNotifications = listOrderNotifications().map(({ news, as }) => ({ kind: news, as }));

/** Kinds that only the first version of the state chart sent. Old notifications still have them. */
const formerKinds = ['bankDecided'];

test('the state chart of an order sends every kind of notification', () => {
  const kinds = new Set([...sentNotifications.map(({ kind }) => kind), ...formerKinds]);
  expect(kinds).toEqual(new Set(notificationKinds));
});

test.each(sentNotifications)(
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

test('a reservation that ends without payment is not called a booking', () => {
  for (const role of ['buyer', 'seller'] as const) {
    expect(notificationText('lapsed', role, 'Diver').title).not.toMatch(/booking/);
  }
});

test('notifications about payments cannot be unsubscribed from', () => {
  expect(notificationKinds.filter((news) => !concernsPayment(news))).toEqual([
    'booked',
    'changed',
    'lapsesSoon',
    'reviewDue',
    'reviewed',
  ]);
});
