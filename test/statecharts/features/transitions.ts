import { and, createMachine, not, or, stateIn } from 'xstate';
import { ab, type Feature } from './feature';

const regions = (guard: unknown) =>
  createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      left: { initial: 'off', states: { off: { on: { light: 'on' } }, on: {} } },
      right: { initial: 'off', states: { off: { on: { go: { guard, target: 'on' } } }, on: {} } },
    },
  } as Parameters<typeof createMachine>[0]);

/** Features of transitions. */
export const transitionFeatures: Feature[] = [
  {
    name: 'guards by name',
    machine: ab({}, { guard: 'isRight', target: 'b' }),
    shows: ['isRight'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'guards with params',
    machine: ab({}, { guard: { type: 'isLonger', params: { than: 3 } }, target: 'b' }),
    shows: ['isLonger { than: 3 }'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'params that are worked out',
    machine: ab({}, { guard: { type: 'isLonger', params: () => ({ than: 3 }) }, target: 'b' }),
    shows: ['isLonger'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'guards written in place',
    machine: ab({}, { guard: () => true, target: 'b' }),
    shows: ['inline'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'and',
    machine: ab({}, { guard: and(['isRight', 'isLonger']), target: 'a' }),
    shows: ['isRight and isLonger'],
    walk: [],
    reaches: 'a',
  },
  {
    name: 'or',
    machine: ab({}, { guard: or(['isWrong', 'isRight']), target: 'b' }),
    shows: ['isWrong or isRight'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'not',
    machine: ab({}, { guard: not('isWrong'), target: 'b' }),
    shows: ['not isWrong'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'guards within guards',
    machine: ab({}, { guard: and(['isRight', or(['isWrong', not('isWrong')])]), target: 'b' }),
    shows: ['isRight and (isWrong or not isWrong)'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'stateIn',
    machine: regions(stateIn({ left: 'on' })),
    shows: ['in left.on'],
    walk: ['go', 'light', 'go'],
    reaches: { left: 'on', right: 'on' },
  },
  {
    name: 'the order of choices',
    machine: ab({}, [
      { guard: 'isWrong', target: 'a' },
      { guard: 'isRight', target: 'b' },
      { target: 'a' },
    ]),
    shows: ['1.', '2.', 'otherwise'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'transitions without a target',
    machine: ab({}, { actions: 'note' }),
    shows: ['note'],
    walk: ['go'],
    reaches: 'a',
  },
  {
    name: 'transitions to their own state',
    machine: ab({}, 'a'),
    shows: ['go'],
    walk: ['go'],
    reaches: 'a',
  },
  {
    name: 'transitions that enter their state anew',
    machine: ab({ entry: 'note' }, { target: 'a', reenter: true }),
    shows: ['re-entering'],
    walk: ['go'],
    reaches: 'a',
  },
  {
    name: 'several targets',
    machine: createMachine({
      id: 'm',
      type: 'parallel',
      on: { both: { target: ['.left.on', '.right.on'] } },
      states: {
        left: { initial: 'off', states: { off: {}, on: {} } },
        right: { initial: 'off', states: { off: {}, on: {} } },
      },
    }),
    shows: ['both'],
    walk: ['both'],
    reaches: { left: 'on', right: 'on' },
  },
  {
    name: 'transitions between levels',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      on: { reset: '.a' },
      states: { a: { on: { go: 'b.two' } }, b: { initial: 'one', states: { one: {}, two: {} } } },
    }),
    shows: ['reset'],
    walk: ['go', 'reset', 'go'],
    reaches: { b: 'two' },
  },
  {
    name: 'forbidden events',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      on: { go: '.b' },
      states: { a: { on: { go: undefined } }, b: {} },
    }),
    shows: ['go', 'forbidden'],
    walk: ['go'],
    reaches: 'a',
  },
  {
    name: 'any other event',
    machine: ab({ on: { '*': 'b' } }),
    shows: ['any other event'],
    walk: ['whatever'],
    reaches: 'b',
  },
  {
    name: 'events by the beginning of their name',
    machine: ab({ on: { 'mouse.*': 'b' } }),
    shows: ['mouse.*'],
    walk: ['mouse.down.left'],
    reaches: 'b',
  },
  {
    name: 'transitions without an event',
    machine: ab({ always: { guard: 'isRight', target: 'b' } }),
    shows: ['always', 'isRight'],
    walk: [],
    reaches: 'b',
  },
  {
    name: 'delays in milliseconds',
    machine: ab({ after: { 700: 'b' } }),
    shows: ['after 700 ms'],
    walk: ['xstate.after.700.m.a'],
    reaches: 'b',
  },
  {
    name: 'delays by name',
    machine: ab({ after: { patience: 'b' } }),
    shows: ['after patience'],
    walk: ['xstate.after.patience.m.a'],
    reaches: 'b',
  },
  {
    name: 'routes to a state by its id',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { id: 'first', route: {} },
        b: {
          initial: 'c',
          states: { c: {}, d: { id: 'm.b.d', route: { guard: () => true, actions: 'note' } } },
        },
      },
    }),
    shows: ['route to #first', 'route to #m.b.d', 'note'],
    walk: [{ type: 'xstate.route', to: '#m.b.d' }],
    reaches: { b: 'd' },
  },
  {
    name: 'meta of a transition',
    machine: ab({}, { target: 'b', meta: { key: 'Enter' } }),
    shows: ['meta:', 'key: "Enter"'],
    walk: ['go'],
    reaches: 'b',
  },
];
