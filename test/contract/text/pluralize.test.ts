import { pluralize } from '../../../src/contract/text/pluralize';

test.each([
  [0, 'hour', '0 hours'],
  [1, 'hour', '1 hour'],
  [1, 'watch', '1 watch'],
  [2000, 'watch', '2,000 watches'],
])('%d of the noun "%s" reads "%s"', (count, noun, text) => {
  expect(pluralize(count, noun)).toBe(text);
});
