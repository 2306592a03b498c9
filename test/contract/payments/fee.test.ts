import fc from 'fast-check';
import { feeOf, findFeeTerms, noFees, splitTax } from '../../../src/contract/payments/fee';

const terms = {
  currency: 'eur',
  rate: 650,
  fixed: 35,
  minimum: 100,
  maximum: 5_000,
  taxRate: 1900,
};
const price = (amount: number, currency = 'eur') => ({ amount, currency });

test.each([
  ['a part of the price, a fixed part and the tax on both', 10_000, 685 + 130],
  ['the minimum with its tax', 500, 119],
  ['the maximum with its tax', 1_000_000, 5_950],
  ['the whole price at most', 110, 110],
])('the fee is %s', (_name, amount, fee) => {
  expect(feeOf(price(amount), terms)).toBe(fee);
});

test('half a cent is rounded up, also where floating point is a little below it', () => {
  const rateOnly = { ...terms, fixed: 0, minimum: 0, maximum: null, taxRate: 0 };
  expect(feeOf(price(2_300), rateOnly)).toBe(150);
  expect(feeOf(price(100), { ...rateOnly, rate: 50 })).toBe(1);
});

test('without terms nothing is kept, and of terms in another currency only the part of the price', () => {
  expect(feeOf(price(10_000), null)).toBe(0);
  expect(feeOf(price(10_000, 'jpy'), terms)).toBe(650 + 124);
  expect(feeOf(price(10_000, 'EUR'), terms)).toBe(feeOf(price(10_000), terms));
});

test.each([
  ['huf', 990_000, 76_600],
  ['kwd', 12_340, 950],
])('in %s, the fee can be paid and leaves the seller what can be paid', (currency, paid, fee) => {
  const rateOnly = { ...terms, fixed: 0, minimum: 0, maximum: null };
  expect(feeOf(price(paid, currency), { ...rateOnly, currency })).toBe(fee);
});

test('a category with rates of its own has no others', () => {
  const { currency, taxRate, ...standard } = terms;
  const own = { rate: 100, fixed: 0, minimum: 0, maximum: null };
  const fees = { currency, taxRate, standard, categories: { diving: own } };
  expect(findFeeTerms(fees, 'diving')).toEqual({ ...own, currency, taxRate });
  expect(findFeeTerms(fees, 'dress')).toEqual(terms);
  expect(feeOf(price(10_000), findFeeTerms(noFees, 'dress'))).toBe(0);
});

test('a fee is never negative or more than the price, and its parts add up', () => {
  const rate = fc.integer({ min: 0, max: 10_000 });
  const amount = fc.integer({ min: 0, max: 99_999_999 });
  const anyTerms = fc.record({
    currency: fc.constant('eur'),
    rate,
    fixed: amount,
    minimum: amount,
    maximum: fc.option(amount),
    taxRate: rate,
  });
  fc.assert(
    fc.property(amount, anyTerms, (paid, each) => {
      const fee = feeOf(price(paid), each);
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(fee).toBeLessThanOrEqual(paid);
      expect(Number.isSafeInteger(fee)).toBe(true);
      const { net, tax } = splitTax(fee, each.taxRate);
      expect(net + tax).toBe(fee);
      // The tax that the fee was calculated with, unless the price was too low for it.
      if (fee < paid) expect(tax).toBe(Math.floor((net * each.taxRate + 5_000) / 10_000));
    }),
  );
});
