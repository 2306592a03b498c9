import { formatPrice } from '../../../../src/contract/selling/format-price';
import {
  formatSellingPrice,
  discountPercent,
} from '../../../../src/client/components/product/price';

test.each([
  ['1200', '$1,200'],
  ['1,200', '$1,200'],
  ['$1200', '$1,200'],
  ['$ 1200', '$1,200'],
  [' 99.5 ', '$99.50'],
  ['0', '$0'],
  ['1200000', '$1,200,000'],
  ['1,250 USD', '$1,250'],
  ['about 100', 'about 100'],
  ['49 USD 00', '49 USD 00'],
  ['$12 50', '$12 50'],
  ['1e3', '1e3'],
  [' -5,00 € ', '-5,00 €'],
  ['123456789012345678', '123456789012345678'],
  ['', ''],
])('shows the free text %p as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

test.each([
  ['1200', '$1,200'],
  [' make an offer ', 'Price on request (make an offer)'],
  ['about 12', 'Price on request (about 12)'],
  ['price on request', 'Price on request'],
  ['', 'Price on request'],
])('shows the selling price %p as %s', (price, text) => {
  expect(formatSellingPrice(price)).toBe(text);
});

test.each([
  ['2600', '1850', 28],
  ['$1,000', '500.00', 50],
  ['100', '0', 100],
  ['1000', '999.99', null],
  ['1000', '1000', null],
  ['1000', '1200', null],
  ['0', '0', null],
  ['a lot', '5', null],
  ['5', '-1', null],
])('with the original price %p, the selling price %p saves %p %%', (original, selling, saved) => {
  expect(discountPercent(original, selling)).toBe(saved);
});
