import { formatPrice } from '../../../src/client/components/price';

test.each([
  ['1200', '$1,200'],
  ['1,200', '$1,200'],
  ['$1200', '$1,200'],
  ['$ 1200', '$1,200'],
  [' 99.5 ', '$99.50'],
  ['0', '$0'],
  ['1200000', '$1,200,000'],
  ['about 100', '$about 100'],
  ['', '$'],
])('shows the free text %p as %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});
