import {
  calculateNewPrices,
  parsePercent,
} from '../../../../src/client/features/listing-changes/new-prices';

const listingWithPrice = (price: string) => [{ id: 'product-1', name: 'Casio', price }];
const newPrice = (price: string, percent: string, rounding: 'dollars' | 'cents') =>
  calculateNewPrices(listingWithPrice(price), parsePercent(percent)!, rounding)[0]?.to;

test.each([
  ['$1,250.50', '-10', 'dollars', '$1,125'],
  ['$1,250.50', '-10', 'cents', '$1,125.45'],
  ['100', '+2.5 %', 'cents', '$102.50'],
  ['100', '–১০\u00a0%', 'cents', '$90'],
  ['100', '\u200e−10', 'cents', '$90'],
  ['make an offer', '-10', 'dollars', null],
  ['$0.40', '-50', 'dollars', null],
] as const)(
  'the price %s, changed by %s percent and rounded to %s, becomes %s',
  (price, percent, rounding, result) => {
    expect(newPrice(price, percent, rounding)).toBe(result);
  },
);

test.each(['', 'ten', '-100', '0', '1e3', '10.123'])(
  '"%s" is not a valid change in percent',
  (text) => {
    expect(parsePercent(text)).toBeUndefined();
  },
);
