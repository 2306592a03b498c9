import { findOutgrown, type Budget, type Sizes } from '../../src/build/budget';

const budget: Budget = {
  initialScripts: 100,
  initialStyles: 10,
  document: 50,
  chunk: 20,
  chunks: { carousel: 30 },
};

const sizes: Sizes = {
  initialScripts: 100,
  initialStyles: 10,
  documents: { 'index.html': 50 },
  chunks: { carousel: 30, blog: 20 },
};

test('nothing is said of what is within its budget', () => {
  expect(findOutgrown(sizes, budget)).toEqual([]);
});

test.each<[string, Partial<Sizes>]>([
  ['the initial scripts, 101 of 100 bytes', { initialScripts: 101 }],
  ['the initial styles, 11 of 10 bytes', { initialStyles: 11 }],
  ['index.html, 51 of 50 bytes', { documents: { 'index.html': 51 } }],
  ['the chunk carousel, 31 of 30 bytes', { chunks: { carousel: 31 } }],
  ['the chunk blog, 21 of 20 bytes', { chunks: { blog: 21 } }],
])('outgrown is said of %s', (problem, grown) => {
  expect(findOutgrown({ ...sizes, ...grown }, budget)).toEqual([expect.stringContaining(problem)]);
});
