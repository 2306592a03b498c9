import { findPricePhrases } from '../../../../src/server/domains/finding/price-words';
import { withoutPhrases } from '../../../../src/server/domains/finding/text-phrase';

function findPrices(text: string) {
  const phrases = findPricePhrases(text);
  return {
    interpreted: phrases.map(({ start, end, ...phrase }) => phrase),
    rest: withoutPhrases(text, phrases).replace(/\s+/g, ' ').trim(),
  };
}

test.each([
  ['casio under 300', 'under 300', { priceTo: 300 }, 'casio'],
  ['below $500 diver', 'below $500', { priceTo: 500 }, 'diver'],
  ['seiko less than 1,200 dollars', 'less than 1,200 dollars', { priceTo: 1200 }, 'seiko'],
  ['Up To 250 usd', 'Up To 250 usd', { priceTo: 250 }, ''],
  ['omega max 500', 'max 500', { priceTo: 500 }, 'omega'],
  ['omega max. 500', 'max. 500', { priceTo: 500 }, 'omega'],
  ['reef 300 max 500', 'max 500', { priceTo: 500 }, 'reef 300'],
  ['watch 500 max', '500 max', { priceTo: 500 }, 'watch'],
  ['watch $99.50 or less', '$99.50 or less', { priceTo: 100 }, 'watch'],
  ['watch with a budget of 400', 'budget of 400', { priceTo: 400 }, 'watch with a'],
  ['rolex < 5k', '< 5k', { priceTo: 5000 }, 'rolex'],
  ['price under 300 casio', 'price under 300', { priceTo: 300 }, 'casio'],
  ['seiko under ৩০০', 'under ৩০০', { priceTo: 300 }, 'seiko'],
  ['nothing over 300', 'nothing over 300', { priceTo: 300 }, ''],
  ['the best diver I can get for 800', 'get for 800', { priceTo: 800 }, 'the best diver I can'],
  ['I have $900, diver', 'have $900', { priceTo: 900 }, 'I , diver'],
  ['a diver for $300', 'for $300', { priceTo: 300 }, 'a diver'],
  ['over 200 gold', 'over 200', { priceFrom: 200 }, 'gold'],
  ['at least $1,000', 'at least $1,000', { priceFrom: 1000 }, ''],
  ['omega 2000 and up', '2000 and up', { priceFrom: 2000 }, 'omega'],
  ['omega 300-500', '300-500', { priceFrom: 300, priceTo: 500 }, 'omega'],
  ['omega $300 – $500', '$300 – $500', { priceFrom: 300, priceTo: 500 }, 'omega'],
  ['1-2k omega', '1-2k', { priceFrom: 1000, priceTo: 2000 }, 'omega'],
  ['between 300 and 500 diver', 'between 300 and 500', { priceFrom: 300, priceTo: 500 }, 'diver'],
  ['from 100 to 200', 'from 100 to 200', { priceFrom: 100, priceTo: 200 }, ''],
  ['around 1000 rolex', 'around 1000', { priceFrom: 800, priceTo: 1200 }, 'rolex'],
  ['rolex 5k', '5k', { priceFrom: 4000, priceTo: 6000 }, 'rolex'],
  ['less then 100', 'less then 100', { priceTo: 100 }, ''],
  ['casio 50 dollars', '50 dollars', { priceFrom: 40, priceTo: 60 }, 'casio'],
  ['cheap casio', 'cheap', { order: 'priceUp' }, 'casio'],
  ['the cheapest omega', 'cheapest', { order: 'priceUp' }, 'the omega'],
  ['affordable diver', 'affordable', { order: 'priceUp' }, 'diver'],
  ['most expensive rolex', 'most expensive', { order: 'priceDown' }, 'rolex'],
])('%p contains the price %p', (text, words, meaning, rest) => {
  expect(findPrices(text)).toEqual({ interpreted: [{ words, ...meaning }], rest });
});

test.each([
  'Reef 300',
  'seiko 5',
  'diver under 40mm',
  'less than 38 mm',
  'water resistant up to 200 m',
  'up to 20 atm',
  'casio under 5000 taka',
  'under €300',
  'seiko 38-40',
  'omega 1960-1970',
  'from 1968',
  'around 1970',
  'ref 5711-1300',
  'SKX-300-500',
  'citizen 21 jewels',
  'datejust 16233-2',
  'between friends',
  'under',
  'cheapskate',
  'strap for 300',
  'watches that have 3 subdials',
  'buy 5711',
  'buy omega 1972',
  'what can I get for 12',
])('%p contains no price', (text) => {
  expect(findPrices(text)).toEqual({ interpreted: [], rest: text });
});

test('a text can contain several prices', () => {
  expect(findPrices('cheap casio over 20 under 50').interpreted).toEqual([
    { words: 'cheap', order: 'priceUp' },
    { words: 'over 20', priceFrom: 20 },
    { words: 'under 50', priceTo: 50 },
  ]);
});
