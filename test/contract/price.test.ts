import { priceInCents } from '../../src/contract/price';

test.each([
  ['250', 25_000],
  ['$250', 25_000],
  [' $ 1,250.50 ', 125_050],
  ['1,250 USD', 125_000],
  ['US$1,250', 125_000],
  ['usd 49', 4_900],
  ['19.9', 1_990],
  ['0.29', 29],
  ['0', 0],
  ['999,999,999,999.99', 99_999_999_999_999],
])('the price %p is %p cents', (price, cents) => {
  expect(priceInCents(price)).toBe(cents);
});

test.each([
  '49 USD 00',
  '12 50',
  `49${' '.repeat(150)}00`,
  '49\u00a000',
  '4$9',
  '49 $ 00',
  '$$49',
  '10-20',
  '1,234,5.00',
  '12,50',
  '1.005',
  '1e3',
  '-5',
  '123456789012345678',
  '4,90,000',
  '٤٩',
  'about 20',
  '৳500',
  '',
  ' ',
])('%p is not one amount', (price) => {
  expect(priceInCents(price)).toBeNull();
});
