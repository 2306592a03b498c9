import { createMachine } from 'xstate';
import { getChart } from '../../../src/statecharts/chart/chart';
import { parseCoverage, findMissed } from '../../../src/statecharts/simulation/coverage';

const chart = getChart(
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: 'b', stay: { actions: 'note' } } },
      b: { initial: 'c', states: { c: {}, past: { type: 'history' } } },
    },
  }),
);
const coverage = { machine: 'm', states: ['m', 'm.a'], transitions: ['m.a on stay → itself'] };

test('reports the states and transitions that no run covered', () => {
  const other = { machine: 'n', states: ['m.b'], transitions: [] };
  expect(findMissed(chart, [coverage, other])).toEqual({
    states: ['m.b', 'm.b.c'],
    transitions: ['m.a on go → m.b'],
  });
});

test('merges several runs of a machine', () => {
  const further = { machine: 'm', states: ['m.b', 'm.b.c'], transitions: ['m.a on go → m.b'] };
  expect(findMissed(chart, [coverage, further])).toEqual({ states: [], transitions: [] });
});

test('reads a file with one run or many', () => {
  expect(parseCoverage(JSON.stringify(coverage))).toEqual([coverage]);
  expect(parseCoverage(JSON.stringify([coverage, coverage]))).toEqual([coverage, coverage]);
});

test.each(['', '{', '5', '{"machine":"m"}', '[{"machine":"m","states":[1],"transitions":[]}]'])(
  'rejects %j as coverage',
  (text) => {
    expect(() => parseCoverage(text)).toThrow();
  },
);
