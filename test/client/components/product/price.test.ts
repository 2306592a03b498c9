import { formatPrice } from '../../../../src/client/components/product/price';

test.each([
  ['1200', '$1,200'],
  ['1,200', '$1,200'],
  ['$1200', '$1,200'],
  ['$ 1200', '$1,200'],
  [' 99.5 ', '$99.50'],
  ['0', '$0'],
  ['1200000', '$1,200,000'],
  ['1,250 USD', '$1,250'],
  ['about 100', '$about 100'],
  ['49 USD 00', '$49 USD 00'],
  ['$12 50', '$12 50'],
  ['1e3', '$1e3'],
  ['123456789012345678', '$123456789012345678'],
  ['', '$'],
])('shows the free text %p as %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});
