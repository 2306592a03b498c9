import { priceInCents } from '../../../src/server/payments/price';

test.each([
  ['250', 25_000],
  ['$250', 25_000],
  [' $ 1,250.50 ', 125_050],
  ['1,234,5.00', null],
  ['1,000,000', null],
  ['999,999.99', 99_999_999],
  ['19.9', 1_990],
  ['0.29 USD', null],
  ['0.50', 50],
  ['0', null],
  ['-5', null],
  ['1.005', null],
  ['1e3', null],
  ['about 20', null],
  ['৳500', null],
  ['', null],
])('the price %p is %p cents', (price, cents) => {
  expect(priceInCents(price)).toBe(cents);
});
