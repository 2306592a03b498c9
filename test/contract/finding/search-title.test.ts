import type { FacetValue } from '../../../src/contract/finding/search';
import { parseSearchParams } from '../../../src/contract/finding/search';
import { setShopCurrency } from '../../../src/contract/payments/currencies';
import { searchTitle } from '../../../src/contract/finding/search-title';

const createFacetValues = (labels: Record<string, string>): FacetValue[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label, count: 1 }));
const facets = {
  category: createFacetValues({ dive: 'Dive Watches', pilot: 'Pilot Watches', smart: 'Wearables' }),
  condition: [],
  brand: createFacetValues({ omega: 'Omega', seiko: 'Seiko', a: 'A', b: 'B' }),
  seller: createFacetValues({ sam: 'Sam Seller' }),
  movement: createFacetValues({ automatic: 'Automatic' }),
  dialColour: createFacetValues({ blue: 'Blue', black: 'Black' }),
  place: createFacetValues({ dhaka: 'Dhaka', sylhet: 'Sylhet' }),
  verified: 0,
};

test.each([
  ['', 'All watches'],
  ['text=reef&brand=omega', 'Results for “reef”'],
  ['category=dive&priceTo=500', 'Dive watches under $500'],
  ['category=dive&category=pilot', 'Dive and Pilot watches'],
  ['category=dive&category=smart', 'Dive Watches and Wearables'],
  ['brand=omega', 'Omega watches'],
  ['brand=omega&category=dive&priceFrom=1500', 'Omega Dive Watches from $1,500'],
  ['brand=omega&brand=seiko&brand=a&brand=b', 'Watches of 4 brands'],
  ['place=dhaka&place=sylhet&condition=Good', 'Watches in good condition in Dhaka or Sylhet'],
  ['priceFrom=100&priceTo=200&yearFrom=2015', 'Watches from $100 to $200 bought in 2015 or later'],
  ['priceOnRequest=1&verified=1', 'Watches with the price on request from verified sellers'],
  ['seller=sam&yearFrom=2015&yearTo=2015', 'Watches bought in 2015 from Sam Seller'],
  ['movement=automatic', 'Watches (Automatic)'],
  ['diameterTo=40&madeFrom=1960&shipped=1', 'Watches (up to 40 mm, made from 1960, can be sent)'],
  [
    'brand=omega&condition=Good&dialColour=blue&dialColour=black&diameterFrom=38&diameterTo=42&box=1&papers=1&priceTo=500',
    'Omega watches in good condition (Black, Blue, 38 mm – 42 mm, with box, with papers) under $500',
  ],
])('the title of %p is %p', (query, title) => {
  expect(searchTitle(parseSearchParams(new URLSearchParams(query)), facets)).toBe(title);
});

test('values whose labels are unknown are left out of the title', () => {
  const search = parseSearchParams(new URLSearchParams('category=dive&priceTo=500'));
  expect(searchTitle(search)).toBe('Watches under $500');
});

test.each([
  ['eur', 'Watches under €1,500'],
  ['jpy', 'Watches under ¥1,500'],
  ['kwd', 'Watches under KWD 1,500'],
])('the heading of a shop in %s is %s', (currency, title) => {
  setShopCurrency(currency);
  expect(
    searchTitle(parseSearchParams(new URLSearchParams('priceTo=1500'))).replace(/\s/g, ' '),
  ).toBe(title);
  setShopCurrency(undefined);
});
