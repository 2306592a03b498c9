import {
  parseSelection,
  selectProducts,
  serializeSelection,
  type Selection,
} from '../../../../src/client/pages/category/product-selection';
import { product } from '../../support/fixtures';

const defaultSelection: Selection = { text: '', condition: '', order: 'newest', page: 1 };
const products = [
  { ...product, _id: 'a', productName: 'Omega Seamaster', sellingPrice: '$1,200', timestamp: 1 },
  { ...product, _id: 'b', productName: 'Casio F-91W', sellingPrice: '15.5', timestamp: 3 },
  {
    ...product,
    _id: 'c',
    productName: 'Orient Bambino',
    sellingPrice: 'ask me',
    timestamp: 2,
    condition: 'Fair',
    location: 'Sylhet',
  },
];
const selectedIds = (selection: Partial<Selection>) =>
  selectProducts(products, { ...defaultSelection, ...selection }).map(({ _id }) => _id);

test('shows the newest first by default', () => {
  expect(selectedIds({})).toEqual(['b', 'c', 'a']);
});

test('sorts by price, with prices that are not amounts last', () => {
  expect(selectedIds({ order: 'cheapest' })).toEqual(['b', 'a', 'c']);
  expect(selectedIds({ order: 'dearest' })).toEqual(['a', 'b', 'c']);
});

test('finds products that contain every word in any of their texts, case-insensitively', () => {
  expect(selectedIds({ text: 'OMEGA' })).toEqual(['a']);
  expect(selectedIds({ text: '  sylhet bambino ' })).toEqual(['c']);
  expect(selectedIds({ text: 'omega casio' })).toEqual([]);
});

test('filters by condition', () => {
  expect(selectedIds({ condition: 'Fair' })).toEqual(['c']);
});

test('does not mutate the given list', () => {
  selectedIds({ order: 'cheapest' });
  expect(products.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['', defaultSelection],
  ['q=omega&page=3', { ...defaultSelection, text: 'omega', page: 3 }],
  ['condition=Fair&order=dearest', { ...defaultSelection, condition: 'Fair', order: 'dearest' }],
] as const)('parses the query "%s" and serializes it again', (query, selection) => {
  expect(parseSelection(new URLSearchParams(query))).toEqual(selection);
  expect(serializeSelection(selection).toString()).toBe(query);
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'condition=Broken', 'order=up'])(
  'ignores the invalid query "%s"',
  (query) => {
    expect(parseSelection(new URLSearchParams(query))).toEqual(defaultSelection);
  },
);
