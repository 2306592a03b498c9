import {
  deletionVariants,
  editDistance,
} from '../../../../src/server/domains/finding/spelling-correction';

test.each([
  ['pelagro', 'pelagor', 1],
  ['pelgor', 'pelagor', 1],
  ['kestren', 'kestrin', 1],
  ['tidewrihgt', 'tidewright', 1],
  ['compresor', 'compressor', 1],
  ['nightingail', 'nightingale', 2],
  ['reef', 'beef', 1],
  ['ref', 'reef', 1],
  ['ref', 'raf', Infinity],
  ['ref', 'tref', Infinity],
  ['qelagro', 'pelagor', Infinity],
  ['t25', 't26', Infinity],
])('%s and %s have the edit distance %d', (typed, word, edits) => {
  expect(editDistance(typed, word)).toBe(edits);
  if (edits === Infinity) return;
  // The index finds a word by the variants that it shares with the typed one.
  const wordVariants = new Set(deletionVariants(word));
  expect(deletionVariants(typed).some((each) => wordVariants.has(each))).toBe(true);
});
