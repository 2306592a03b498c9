import { concernsPayment, notificationText } from '../../src/contract/notification-text';
import { orderMachine, type OrderEffects } from '../../src/contract/order.machine';
import { notificationKinds } from '../../src/contract/notification';

const sides = { buyer: 'buyer', seller: 'seller', admins: 'admin' } as const;

/** Everything that the chart tells anybody, wherever it does. */
function tellings(node: unknown): OrderEffects['tell'][] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, params } = node as { type?: string; params?: OrderEffects['tell'] };
  return type === 'tell' && params ? [params] : Object.values(node).flatMap(tellings);
}

const told = tellings(orderMachine.config).flatMap(({ whom, news }) =>
  whom.map((listener) => ({ news, as: sides[listener] })),
);

test('the chart tells all the news that there are words for', () => {
  expect(new Set(told.map(({ news }) => news))).toEqual(new Set(notificationKinds));
});

test.each(told)('$as reads of $news which product it is about, and what to do', ({ news, as }) => {
  const { title, next } = notificationText(news, as, 'Diver');
  expect(title).toMatch(/“Diver”/);
  expect(title).toMatch(/[^.]$/);
  expect(next).toMatch(/^[A-Z].*\.$/);
});

test('a buyer and a seller read different words where different things follow', () => {
  for (const news of ['booked', 'lapsed', 'cancelled', 'paid', 'released', 'refunded'] as const) {
    expect(notificationText(news, 'buyer', 'Diver')).not.toEqual(
      notificationText(news, 'seller', 'Diver'),
    );
  }
});

test('nobody can be spared what is about money', () => {
  expect(notificationKinds.filter((news) => !concernsPayment(news))).toEqual([
    'booked',
    'changed',
    'lapsesSoon',
  ]);
});
