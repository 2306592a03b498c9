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
const chosen = (selection: Partial<Selection>) =>
  selectProducts(products, { ...defaultSelection, ...selection }).map(({ _id }) => _id);

test('shows the newest first by default', () => {
  expect(chosen({})).toEqual(['b', 'c', 'a']);
});

test('sorts by amount, and texts without an amount last', () => {
  expect(chosen({ order: 'cheapest' })).toEqual(['b', 'a', 'c']);
  expect(chosen({ order: 'dearest' })).toEqual(['a', 'b', 'c']);
});

test('finds each word anywhere, case-insensitively', () => {
  expect(chosen({ text: 'OMEGA' })).toEqual(['a']);
  expect(chosen({ text: '  sylhet bambino ' })).toEqual(['c']);
  expect(chosen({ text: 'omega casio' })).toEqual([]);
});

test('filters by condition', () => {
  expect(chosen({ condition: 'Fair' })).toEqual(['c']);
});

test('does not mutate the given list', () => {
  chosen({ order: 'cheapest' });
  expect(products.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['', defaultSelection],
  ['q=omega&page=3', { ...defaultSelection, text: 'omega', page: 3 }],
  ['condition=Fair&order=dearest', { ...defaultSelection, condition: 'Fair', order: 'dearest' }],
] as const)('parses "%s" and serializes it again', (address, selection) => {
  expect(parseSelection(new URLSearchParams(address))).toEqual(selection);
  expect(serializeSelection(selection).toString()).toBe(address);
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'condition=Broken', 'order=up'])(
  'ignores "%s"',
  (address) => {
    expect(parseSelection(new URLSearchParams(address))).toEqual(defaultSelection);
  },
);
