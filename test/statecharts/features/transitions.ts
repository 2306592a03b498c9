import { and, createMachine, not, or, stateIn } from 'xstate';
import { twoStateMachine, type Feature } from './feature';

const parallelMachine = (guard: unknown) =>
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
    name: 'named guards',
    machine: twoStateMachine({}, { guard: 'isRight', target: 'b' }),
    texts: ['isRight'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'guards with params',
    machine: twoStateMachine({}, { guard: { type: 'isLonger', params: { than: 3 } }, target: 'b' }),
    texts: ['isLonger { than: 3 }'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'computed params',
    machine: twoStateMachine(
      {},
      { guard: { type: 'isLonger', params: () => ({ than: 3 }) }, target: 'b' },
    ),
    texts: ['isLonger'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'inline guards',
    machine: twoStateMachine({}, { guard: () => true, target: 'b' }),
    texts: ['inline'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'and',
    machine: twoStateMachine({}, { guard: and(['isRight', 'isLonger']), target: 'a' }),
    texts: ['isRight and isLonger'],
    sentEvents: [],
    reachedState: 'a',
  },
  {
    name: 'or',
    machine: twoStateMachine({}, { guard: or(['isWrong', 'isRight']), target: 'b' }),
    texts: ['isWrong or isRight'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'not',
    machine: twoStateMachine({}, { guard: not('isWrong'), target: 'b' }),
    texts: ['not isWrong'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'nested guards',
    machine: twoStateMachine(
      {},
      { guard: and(['isRight', or(['isWrong', not('isWrong')])]), target: 'b' },
    ),
    texts: ['isRight and (isWrong or not isWrong)'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'stateIn',
    machine: parallelMachine(stateIn({ left: 'on' })),
    texts: ['in left.on'],
    sentEvents: ['go', 'light', 'go'],
    reachedState: { left: 'on', right: 'on' },
  },
  {
    name: 'the order of guarded transitions',
    machine: twoStateMachine({}, [
      { guard: 'isWrong', target: 'a' },
      { guard: 'isRight', target: 'b' },
      { target: 'a' },
    ]),
    texts: ['1.', '2.', 'otherwise'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'transitions without a target',
    machine: twoStateMachine({}, { actions: 'note' }),
    texts: ['note'],
    sentEvents: ['go'],
    reachedState: 'a',
  },
  {
    name: 'self-transitions',
    machine: twoStateMachine({}, 'a'),
    texts: ['go'],
    sentEvents: ['go'],
    reachedState: 'a',
  },
  {
    name: 're-entering self-transitions',
    machine: twoStateMachine({ entry: 'note' }, { target: 'a', reenter: true }),
    texts: ['re-entering'],
    sentEvents: ['go'],
    reachedState: 'a',
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
    texts: ['both'],
    sentEvents: ['both'],
    reachedState: { left: 'on', right: 'on' },
  },
  {
    name: 'transitions across levels of nesting',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      on: { reset: '.a' },
      states: { a: { on: { go: 'b.two' } }, b: { initial: 'one', states: { one: {}, two: {} } } },
    }),
    texts: ['reset'],
    sentEvents: ['go', 'reset', 'go'],
    reachedState: { b: 'two' },
  },
  {
    name: 'forbidden events',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      on: { go: '.b' },
      states: { a: { on: { go: undefined } }, b: {} },
    }),
    texts: ['go', 'forbidden'],
    sentEvents: ['go'],
    reachedState: 'a',
  },
  {
    name: 'wildcard events',
    machine: twoStateMachine({ on: { '*': 'b' } }),
    texts: ['any other event'],
    sentEvents: ['whatever'],
    reachedState: 'b',
  },
  {
    name: 'wildcard events with a prefix',
    machine: twoStateMachine({ on: { 'mouse.*': 'b' } }),
    texts: ['mouse.*'],
    sentEvents: ['mouse.down.left'],
    reachedState: 'b',
  },
  {
    name: 'eventless transitions',
    machine: twoStateMachine({ always: { guard: 'isRight', target: 'b' } }),
    texts: ['always', 'isRight'],
    sentEvents: [],
    reachedState: 'b',
  },
  {
    name: 'delays in milliseconds',
    machine: twoStateMachine({ after: { 700: 'b' } }),
    texts: ['after 700 ms'],
    sentEvents: ['xstate.after.700.m.a'],
    reachedState: 'b',
  },
  {
    name: 'named delays',
    machine: twoStateMachine({ after: { timeout: 'b' } }),
    texts: ['after timeout'],
    sentEvents: ['xstate.after.timeout.m.a'],
    reachedState: 'b',
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
    texts: ['route to #first', 'route to #m.b.d', 'note'],
    sentEvents: [{ type: 'xstate.route', to: '#m.b.d' }],
    reachedState: { b: 'd' },
  },
  {
    name: 'meta of a transition',
    machine: twoStateMachine({}, { target: 'b', meta: { key: 'Enter' } }),
    texts: ['meta:', 'key: "Enter"'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
];
