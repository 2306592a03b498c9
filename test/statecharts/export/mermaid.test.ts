import { createMachine, type AnyStateMachine } from 'xstate';
import { allStates, allTransitions, chartOf } from '../../../src/statecharts/chart/chart';
import { mermaid } from '../../../src/statecharts/export/mermaid';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { workshopMachine } from '../chart/workshop-machine';

const machines: [string, AnyStateMachine][] = [
  ...flows.map(({ machine }): [string, AnyStateMachine] => [machine.id, machine]),
  ['workshop', workshopMachine],
];

const linesOf = (machine: AnyStateMachine) =>
  mermaid(chartOf(machine))
    .split('\n')
    .map((line) => line.trim());

const count = (lines: readonly string[], pattern: RegExp) =>
  lines.filter((line) => pattern.test(line)).length;

describe.each(machines)('the diagram of %s', (_name, machine) => {
  const lines = linesOf(machine);
  const states = allStates(chartOf(machine));

  test('declares each state once, under an alias of its own', () => {
    const aliases = lines.flatMap((line) => /^state ".+" as (\w+)( \{)?$/.exec(line)?.[1] ?? []);
    expect(aliases).toHaveLength(states.length);
    expect(new Set(aliases).size).toBe(states.length);
  });

  test('has every transition once, as an arrow or in a note', () => {
    for (const { label } of allTransitions(chartOf(machine))) {
      const escaped = label.replace(/:/g, '#58;');
      const alike = allTransitions(chartOf(machine)).filter((one) => one.label === label);
      const written = lines.filter(
        (line) =>
          line.includes(`: ${escaped}`) || (line.startsWith(escaped) && !line.includes('-->')),
      );
      const exact = written.filter((line) => {
        const text = line.includes('-->') ? line.slice(line.indexOf(': ') + 2) : line;
        return text === escaped || /^ (\[|\/|→|\()/.test(text.slice(escaped.length));
      });
      expect([label, exact.length]).toEqual([label, alike.length]);
    }
  });

  test('closes what it opens', () => {
    expect(count(lines, /\{$/)).toBe(count(lines, /^\}$/));
    expect(count(lines, /^note /)).toBe(count(lines, /^end note$/));
  });

  test('marks initial and final states', () => {
    const initial = states.filter((state) => state.initial);
    const final = states.filter(({ type }) => type === 'final');
    expect(count(lines, /^\[\*\] --> \w+$/)).toBe(initial.length);
    expect(count(lines, /^\w+ --> \[\*\]$/)).toBe(final.length);
  });
});

test('a label has the event, its guard and its actions', () => {
  expect(linesOf(workshopMachine)).toContain(
    'workshop_paying --> workshop_handedBack: workshop.pay [isPaid]',
  );
  expect(linesOf(workshopMachine)).toContain(
    'workshop_waiting --> workshop_refused: after patience / ring',
  );
});

test('regions of a parallel state are parted by a line', () => {
  expect(count(linesOf(workshopMachine), /^--$/)).toBe(1);
});

test('an arrow stands in the braces of the state that both its ends are in, or in none', () => {
  const text = mermaid(chartOf(workshopMachine));
  expect(text).toContain('\n    workshop_paused --> workshop_examining_past: workshop.resume\n');
  expect(text).toContain(
    '\n            workshop_mending_fetching --> workshop_mending_fitting: workshop.fetched\n',
  );
});

test('names and labels cannot break the diagram', () => {
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
