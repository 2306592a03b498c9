import { isAboutMoney, wordsOf } from '../../src/contract/order-news';
import { orderMachine, type OrderEffects } from '../../src/contract/order.machine';
import { orderNews } from '../../src/contract/notification';

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
  expect(new Set(told.map(({ news }) => news))).toEqual(new Set(orderNews));
});

test.each(told)('$as reads of $news which product it is about, and what to do', ({ news, as }) => {
  const { title, next } = wordsOf(news, as, 'Diver');
  expect(title).toMatch(/“Diver”/);
  expect(title).toMatch(/[^.]$/);
  expect(next).toMatch(/^[A-Z].*\.$/);
});

test('a buyer and a seller read different words where different things follow', () => {
  for (const news of ['booked', 'lapsed', 'cancelled', 'paid', 'released', 'refunded'] as const) {
    expect(wordsOf(news, 'buyer', 'Diver')).not.toEqual(wordsOf(news, 'seller', 'Diver'));
  }
});

test('nobody can be spared what is about money', () => {
  expect(orderNews.filter((news) => !isAboutMoney(news))).toEqual([
    'booked',
    'changed',
    'lapsesSoon',
  ]);
});
