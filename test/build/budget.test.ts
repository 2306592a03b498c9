import actualBudget from '../../.ci/budget.json';
import recordedSizes from '../../.ci/sizes.json';
import {
  checkBudget,
  describeGrowth,
  findOverBudget,
  type Budget,
  type Sizes,
} from '../../src/build/budget';

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

const check = (changed: Partial<Sizes> = {}) => checkBudget({ ...sizes, ...changed }, budget);

test('nothing within its budget is named', () => {
  expect(findOverBudget(check())).toEqual([]);
});

test.each<[string, Partial<Sizes>]>([
  ['initial scripts: 1001 bytes, the budget is 1000', { initialScripts: 1001 }],
  ['initial styles: 11 bytes, the budget is 10', { initialStyles: 11 }],
  ['index.html: 51 bytes, the budget is 50', { documents: { 'index.html': 51 } }],
  ['chunk carousel: 301 bytes, the budget is 300', { chunks: { carousel: 301 } }],
  ['chunk blog: 21 bytes, the budget is 20', { chunks: { blog: 21 } }],
])('over the budget is %s', (problem, grown) => {
  expect(findOverBudget(check(grown))).toEqual([problem]);
});

test('what grew is named with its size, the largest growth first; a few bytes are not', () => {
  const changed = { initialScripts: 1200, initialStyles: 11, chunks: { carousel: 700, blog: 20 } };
  expect(describeGrowth(check(changed), check())).toEqual([
    'chunk carousel: +400 to 700 bytes',
    'initial scripts: +200 to 1200 bytes',
  ]);
});

test('a new chunk has grown by its whole size', () => {
  expect(describeGrowth(check({ chunks: { ...sizes.chunks, order: 150 } }), check())).toEqual([
    'chunk order: +150 to 150 bytes',
  ]);
});

test('every budget leaves 2% above the recorded size', () => {
  const tight = checkBudget(recordedSizes, actualBudget).filter(
    ({ bytes, allowed }) => bytes * 1.02 > allowed,
  );
  expect(tight).toEqual([]);
});
