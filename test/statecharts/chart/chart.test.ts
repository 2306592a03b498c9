import { createActor, createMachine, fromPromise, type AnyStateMachine } from 'xstate';
import { allStates, allTransitions, chartOf } from '../../../src/statecharts/chart/chart';
import { transitionId } from '../../../src/statecharts/chart/transition-id';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { workshopMachine } from './workshop-machine';

const machines: [string, AnyStateMachine][] = [
  ...flows.map(({ machine }): [string, AnyStateMachine] => [machine.id, machine]),
  ['workshop', workshopMachine],
];

const stateOf = (machine: AnyStateMachine, id: string) =>
  allStates(chartOf(machine)).find((state) => state.id === id)!;

test.each(machines)('the chart of %s is plain data', (_name, machine) => {
  const chart = chartOf(machine);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});

test.each(machines)('each transition of %s has a name of its own', (_name, machine) => {
  const ids = allTransitions(chartOf(machine)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a running machine names its transitions as the chart does', () => {
  const actor = createActor(workshopMachine).start();
  const ids = workshopMachine
    .getTransitionData(actor.getSnapshot(), { type: 'workshop.clean' })
    .map(transitionId);
  expect(ids).toEqual([
    'workshop.examining.case.dirty on workshop.clean → workshop.examining.case.clean',
  ]);
  expect(allTransitions(chartOf(workshopMachine)).map(({ id }) => id)).toContain(ids[0]);
});

test('states come in their order, parents before their children', () => {
  const ids = allStates(chartOf(workshopMachine)).map(({ id }) => id);
  expect(ids.slice(0, 6)).toEqual([
    'workshop',
    'workshop.arriving',
    'workshop.waiting',
    'workshop.examining',
    'workshop.examining.past',
    'workshop.examining.case',
  ]);
});

test('a state tells its kind, its initial child, its tags and its description', () => {
  expect(stateOf(workshopMachine, 'workshop.examining')).toMatchObject({
    key: 'examining',
    type: 'parallel',
    initial: null,
    tags: ['open', 'busy'],
    description: 'Case and movement are looked at side by side.',
  });
  expect(stateOf(workshopMachine, 'workshop.mending').initial).toBe('workshop.mending.fetching');
});

test("entry and exit are the machine's own, without XState's timers", () => {
  expect(stateOf(workshopMachine, 'workshop.arriving')).toMatchObject({
    entry: [{ type: 'greet' }, { type: 'ring' }],
    exit: [{ type: 'leave' }],
  });
  expect(stateOf(workshopMachine, 'workshop.waiting')).toMatchObject({ entry: [], exit: [] });
});

test('a history state tells how deep it recalls, and where it leads without a past', () => {
  expect(stateOf(workshopMachine, 'workshop.examining.past').history).toEqual({
    depth: 'deep',
    targets: [],
  });
  expect(stateOf(workshopMachine, 'workshop.mending.last').history).toEqual({
    depth: 'shallow',
    targets: ['workshop.mending.fitting'],
  });
});

test.each([
  ['workshop.arriving', 'always', 'always', ''],
  ['workshop.waiting', 'after', 'after 700 ms', 'xstate.after.700.workshop.waiting'],
  ['workshop.waiting', 'after', 'after patience', 'xstate.after.patience.workshop.waiting'],
  ['workshop.examining', 'stateDone', 'all done', 'xstate.done.state.workshop.examining'],
  ['workshop.examining.movement.opened.running', 'event', 'any other event', '*'],
  ['workshop.offering', 'event', 'workshop.agree', 'workshop.agree'],
])('%s has a transition of the kind %s, labelled %s', (id, kind, label, eventType) => {
  const { transitions } = stateOf(workshopMachine, id);
  expect(transitions).toContainEqual(expect.objectContaining({ kind, label, eventType }));
});

test("an actor's answers are called by what was asked", () => {
  const machine = createMachine({
    id: 'asking',
    initial: 'busy',
    states: {
      busy: {
        invoke: [
          { src: 'fetchIt', onDone: 'done', onError: { actions: 'note' }, onSnapshot: {} },
          { id: 'second', src: fromPromise(async () => undefined), onDone: 'done' },
        ],
      },
      done: { type: 'final' },
    },
  });
  const { invokes, transitions } = stateOf(machine, 'asking.busy');
  expect(invokes).toEqual([
    { id: '0.asking.busy', source: 'fetchIt', label: 'fetchIt' },
    { id: 'second', source: 'inline', label: 'inline' },
  ]);
  expect(transitions.map(({ kind, label }) => [kind, label])).toEqual([
    ['done', 'done: fetchIt'],
    ['error', 'error: fetchIt'],
    ['event', 'snapshot: fetchIt'],
    ['done', 'done: inline'],
  ]);
});

test('a transition tells its guard, actions and targets, and what has no name is inline', () => {
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
  const [both, nameless] = chartOf(machine).root.transitions;
  expect(both).toMatchObject({ targets: ['m.one.b', 'm.two.b'], reenter: true, guard: null });
  expect(nameless).toMatchObject({
    targets: [],
    guard: { type: 'inline' },
    actions: [{ type: 'inline' }, { type: 'named' }, { type: 'plain' }],
    reenter: false,
  });
});
