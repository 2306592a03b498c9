import { ignoredSearchParams } from '../../../../src/client/pages/search/ignored-search-params';

test.each([
  ['text=omega&priceFrom=100&condition=Good&category=a&category=b&verified=1&order=priceUp', []],
  ['priceFrom=abc&condition=broken&order=foo', ['condition=broken', 'priceFrom=abc', 'order=foo']],
  ['condition=Good&condition=broken', ['condition=broken']],
  ['yearTo=2010&yearTo=2011', ['yearTo=2010', 'yearTo=2011']],
  ['priceTo=12.5&verified=yes', ['priceTo=12.5', 'verified=yes']],
  [`text=${'a'.repeat(201)}`, [`text=${'a'.repeat(35)}…`]],
  ['text=&priceFrom=&after=x&utm_source=mail', []],
])('the invalid parameters of %p are %p', (query, expected) => {
  expect(ignoredSearchParams(new URLSearchParams(query))).toEqual(expected);
});
