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

test('a name in quotation marks stays as its user has written it', () => {
  setGoodsWords({ goodsSingular: 'camera', goodsPlural: 'cameras' });
  expect(inGoodsWords('“Pocket Watches” has watches. Keep the watch?')).toBe(
    '“Pocket Watches” has cameras. Keep the camera?',
  );
});

test.each([
  ['pocket watch', 'pocket watches'],
  ['watch strap', 'watch straps'],
])('the noun “%s” is put into a text once', (goodsSingular, goodsPlural) => {
  setGoodsWords({ goodsSingular, goodsPlural });
  const text = inGoodsWords('Watches: add a watch, or see 2 watches.');
  expect(text).toContain(`add a ${goodsSingular}, or see 2 ${goodsPlural}.`);
  expect(inGoodsWords(text)).toBe(text);
});

test('counts and headings of searches have the nouns of the shop', () => {
  setGoodsWords({ goodsSingular: 'lens', goodsPlural: 'lenses' });
  expect([pluralize(1, 'watch'), pluralize(2, 'watch')]).toEqual(['1 lens', '2 lenses']);
  expect(searchTitle({})).toBe('All lenses');
  expect(searchTitle({ condition: ['Good'] })).toBe('Lenses in good condition');
});
