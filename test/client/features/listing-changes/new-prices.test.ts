import {
  calculateNewPrices,
  parsePercent,
} from '../../../../src/client/features/listing-changes/new-prices';

const listingWithPrice = (price: string) => [{ id: 'product-1', name: 'Casio', price }];
const newPrice = (price: string, percent: string, rounding: 'whole' | 'decimals') =>
  calculateNewPrices(listingWithPrice(price), parsePercent(percent)!, rounding)[0]?.to;

test.each([
  ['$1,250.50', '-10', 'whole', '$1,125'],
  ['$1,250.50', '-10', 'decimals', '$1,125.45'],
  ['100', '+2.5 %', 'decimals', '$102.50'],
  ['100', '–১০\u00a0%', 'decimals', '$90'],
  ['100', '\u200e−10', 'decimals', '$90'],
  ['make an offer', '-10', 'whole', null],
  ['$0.40', '-50', 'whole', null],
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

test("a price in another currency than the shop's is not changed in percent", () => {
  const listings = [{ id: 'product-1', name: 'Casio', price: '¥900', currency: 'jpy' }];
  expect(calculateNewPrices(listings, 1_000, 'whole')).toMatchObject([{ to: null }]);
});
