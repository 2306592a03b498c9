import { createMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart';
import { coveredIn, missedOf } from '../../../src/statecharts/simulation/coverage';

const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: 'b', stay: { actions: 'note' } } },
      b: { initial: 'c', states: { c: {}, past: { type: 'history' } } },
    },
  }),
);
const walk = { machine: 'm', states: ['m', 'm.a'], transitions: ['m.a on stay → itself'] };

test('what no walk of a machine has reached or taken is missed', () => {
  const other = { machine: 'n', states: ['m.b'], transitions: [] };
  expect(missedOf(chart, [walk, other])).toEqual({
    states: ['m.b', 'm.b.c'],
    transitions: ['m.a on go → m.b'],
  });
});

test('several walks of a machine add up', () => {
  const further = { machine: 'm', states: ['m.b', 'm.b.c'], transitions: ['m.a on go → m.b'] };
  expect(missedOf(chart, [walk, further])).toEqual({ states: [], transitions: [] });
});

test('a file holds one walk or many', () => {
  expect(coveredIn(JSON.stringify(walk))).toEqual([walk]);
  expect(coveredIn(JSON.stringify([walk, walk]))).toEqual([walk, walk]);
});

test.each(['', '{', '5', '{"machine":"m"}', '[{"machine":"m","states":[1],"transitions":[]}]'])(
  '%j is no coverage',
  (text) => {
    expect(() => coveredIn(text)).toThrow();
  },
);
