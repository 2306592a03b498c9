import { createMachine, type AnyStateMachine } from 'xstate';
import { getChart } from '../../../src/statecharts/chart/chart';
import { mermaid } from '../../../src/statecharts/export/mermaid';
import { workshopMachine } from '../chart/workshop-machine';

const linesOf = (machine: AnyStateMachine) =>
  mermaid(getChart(machine))
    .split('\n')
    .map((line) => line.trim());

const count = (lines: readonly string[], pattern: RegExp) =>
  lines.filter((line) => pattern.test(line)).length;

test('separates the regions of a parallel state with a line', () => {
  expect(count(linesOf(workshopMachine), /^--$/)).toBe(1);
});

test('writes an arrow in the block of the closest common state', () => {
  const text = mermaid(getChart(workshopMachine));
  expect(text).toContain('\n    workshop_paused --> workshop_examining_past: workshop.resume\n');
  expect(text).toContain(
    '\n            workshop_mending_fetching --> workshop_mending_fitting: workshop.fetched\n',
  );
});

test('escapes names and labels', () => {
  const machine = createMachine({
    id: 'end',
    initial: 'a-b',
    states: {
      'a-b': { description: 'Says "so"; {well}', on: { 'x:y': 'a_b' } },
      a_b: { type: 'final' },
    },
  });
  const lines = linesOf(machine);
  expect(lines).toContain('state "end" as end_ {');
  expect(lines).toContain('end_a_b --> end_a_b_: x#58;y');
  expect(lines).toContain('Says #quot;so#quot;#59; #123;well#125;');
});
