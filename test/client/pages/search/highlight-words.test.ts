import { findWords } from '../../../../src/client/pages/search/highlight-words';

const wordsIn = (html: string, text: string) => {
  const results = document.createElement('div');
  results.innerHTML = html;
  return findWords(results, text).map(String);
};

test.each([
  ['words in any order and case', 'seamaster OMEGA', ['Omega', 'Seamaster']],
  ['beginnings of words only', 'sea mega', ['Sea']],
  ['no single letter', 's o', []],
  ['signs of patterns as they are', '.* (seamaster [', ['Seamaster']],
  ['words with other accents', 'séamaster ome\u0301ga', ['Omega', 'Seamaster']],
  ['no words of other parts of a card', 'dhaka', []],
])('finds %s', (_what, text, found) => {
  expect(wordsIn('<h3><a>Omega <b>Seamaster</b> 300</a></h3><p>Dhaka</p>', text)).toEqual(found);
});

test('finds accented words in the place where they are', () => {
  expect(wordsIn('<h3>Süd Perlée Héritage</h3>', 'perlee HERITAGE')).toEqual([
    'Perlée',
    'Héritage',
  ]);
});
