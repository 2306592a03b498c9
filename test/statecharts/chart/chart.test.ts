import { createActor, createMachine, type AnyStateMachine } from 'xstate';
import { allStates, allTransitions, getChart } from '../../../src/statecharts/chart/chart';
import { transitionId } from '../../../src/statecharts/chart/transition-id';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { workshopMachine } from './workshop-machine';

const machines: [string, AnyStateMachine][] = [
  ...flows.map(({ machine }): [string, AnyStateMachine] => [machine.id, machine]),
  ['workshop', workshopMachine],
];

test.each(machines)('the chart of %s is plain data', (_name, machine) => {
  const chart = getChart(machine);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});

test.each(machines)('each transition of %s has a unique id', (_name, machine) => {
  const ids = allTransitions(getChart(machine)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a running machine uses the transition ids of the chart', () => {
  const actor = createActor(workshopMachine).start();
  const ids = workshopMachine
    .getTransitionData(actor.getSnapshot(), { type: 'workshop.clean' })
    .map(transitionId);
  expect(ids).toEqual([
    'workshop.examining.case.dirty on workshop.clean → workshop.examining.case.clean',
  ]);
  expect(allTransitions(getChart(workshopMachine)).map(({ id }) => id)).toContain(ids[0]);
});

test('lists states in order, parents before their children', () => {
  const ids = allStates(getChart(workshopMachine)).map(({ id }) => id);
  expect(ids.slice(0, 6)).toEqual([
    'workshop',
    'workshop.arriving',
    'workshop.waiting',
    'workshop.examining',
    'workshop.examining.past',
    'workshop.examining.case',
  ]);
});

test('a transition has its guard, actions and targets, with unnamed ones as inline', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    on: {
      both: { target: ['.one.b', '.two.b'], reenter: true },
      nameless: { guard: () => true, actions: [() => undefined, { type: 'named' }, 'plain'] },
    },
    states: {
      one: { initial: 'a', states: { a: {}, b: {} } },
      two: { initial: 'a', states: { a: {}, b: {} } },
    },
  });
  const [both, nameless] = getChart(machine).root.transitions;
  expect(both).toMatchObject({ targets: ['m.one.b', 'm.two.b'], reenter: true, guard: null });
  expect(nameless).toMatchObject({
    targets: [],
    guard: { type: 'inline' },
    actions: [{ type: 'inline' }, { type: 'named' }, { type: 'plain' }],
    reenter: false,
  });
});
