import { goods, inGoodsWords, setGoodsWords } from '../../../src/contract/website/goods-words';
import { pluralize } from '../../../src/contract/text/pluralize';
import { searchTitle } from '../../../src/contract/finding/search-title';

afterEach(() => setGoodsWords());

test('texts are about watches unless the shop sells something else', () => {
  expect(inGoodsWords('Book a watch, or see all watches.')).toBe(
    'Book a watch, or see all watches.',
  );
});

test.each([
  ['Search all watches', 'Search all amplifiers'],
  ['Watches that you book', 'Amplifiers that you book'],
  ['Add a watch', 'Add an amplifier'],
  ['A watch has at most 8 photos.', 'An amplifier has at most 8 photos.'],
  ['Watch details, watched by nobody', 'Amplifier details, watched by nobody'],
])('“%s” becomes “%s”', (text, expected) => {
  setGoodsWords({ goodsSingular: 'amplifier', goodsPlural: 'amplifiers' });
  expect(inGoodsWords(text)).toBe(expected);
});

test('a name within a text stays as its user has written it', () => {
  setGoodsWords({ goodsSingular: 'camera', goodsPlural: 'cameras' });
  expect(goods`What ${'Watch Wendy'} sells: ${2} watches`).toBe(
    'What Watch Wendy sells: 2 cameras',
  );
});

test('counts and headings of searches have the nouns of the shop', () => {
  setGoodsWords({ goodsSingular: 'lens', goodsPlural: 'lenses' });
  expect([pluralize(1, 'watch'), pluralize(2, 'watch')]).toEqual(['1 lens', '2 lenses']);
  expect(searchTitle({})).toBe('All lenses');
  expect(searchTitle({ condition: ['Good'] })).toBe('Lenses in good condition');
});
