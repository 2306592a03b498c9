import { findOverBudget, type Budget, type Sizes } from '../../src/build/budget';

const budget: Budget = {
  initialScripts: 1000,
  initialStyles: 10,
  document: 50,
  chunk: 20,
  chunks: { carousel: 300 },
};

const sizes: Sizes = {
  initialScripts: 1000,
  initialStyles: 10,
  documents: { 'index.html': 50 },
  chunks: { carousel: 300, blog: 20 },
};

const findProblems = (changed: Partial<Sizes> = {}) =>
  findOverBudget({ ...sizes, ...changed }, budget);

test('a build within its budget has no problems', () => {
  expect(findProblems()).toEqual([]);
});

test.each<[string, Partial<Sizes>]>([
  ['initial scripts: 1001 bytes, the budget is 1000', { initialScripts: 1001 }],
  ['initial styles: 11 bytes, the budget is 10', { initialStyles: 11 }],
  ['index.html: 51 bytes, the budget is 50', { documents: { 'index.html': 51 } }],
  ['chunk carousel: 301 bytes, the budget is 300', { chunks: { carousel: 301 } }],
  ['chunk blog: 21 bytes, the budget is 20', { chunks: { blog: 21 } }],
])('reports %s', (problem, changes) => {
  expect(findProblems(changes)).toEqual([problem]);
});
