import { assign, createMachine } from 'xstate';
import { twoStateMachine, effect, type Feature } from './feature';

const nestedMachine = (moreStates = {}) =>
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        initial: 'one',
        on: { leave: 'b' },
        states: { one: { on: { next: 'two' } }, two: {}, ...moreStates },
      },
      b: { on: { back: 'a', again: 'a.past', deeper: 'a.deep' } },
    },
  });

/** Features of states. */
export const stateFeatures: Feature[] = [
  {
    name: 'atomic states',
    machine: twoStateMachine(),
    texts: ['a', 'b', 'go'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'compound states',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { initial: 'one', states: { one: { on: { next: 'two' } }, two: {} } } },
    }),
    texts: ['one', 'two'],
    sentEvents: ['next'],
    reachedState: { a: 'two' },
  },
  {
    name: 'parallel states',
    machine: createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        left: { initial: 'off', states: { off: { on: { go: 'on' } }, on: {} } },
        right: { initial: 'off', states: { off: { on: { go: 'on' } }, on: {} } },
      },
    }),
    texts: ['left', 'right'],
    sentEvents: ['go'],
    reachedState: { left: 'on', right: 'on' },
  },
  {
    name: 'final states and onDone of their parent',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          initial: 'one',
          onDone: 'b',
          states: { one: { on: { finish: 'end' } }, end: { type: 'final' } },
        },
        b: {},
      },
    }),
    texts: ['end', 'all done'],
    sentEvents: ['finish'],
    reachedState: 'b',
  },
  {
    name: 'shallow history',
    machine: nestedMachine({ past: { type: 'history' }, deep: { type: 'history' } }),
    texts: ['H'],
    sentEvents: ['next', 'leave', 'again'],
    reachedState: { a: 'two' },
  },
  {
    name: 'deep history',
    machine: nestedMachine({ past: {}, deep: { type: 'history', history: 'deep' } }),
    texts: ['H*'],
    sentEvents: ['next', 'leave', 'deeper'],
    reachedState: { a: 'two' },
  },
  {
    name: 'the default target of a history state',
    machine: createMachine({
      id: 'm',
      initial: 'b',
      states: {
        a: {
          initial: 'one',
          states: { one: {}, two: {}, past: { type: 'history', target: 'two' } },
        },
        b: { on: { go: 'a.past' } },
      },
    }),
    texts: ['H'],
    sentEvents: ['go'],
    reachedState: { a: 'two' },
  },
  {
    name: 'named entry and exit actions',
    machine: twoStateMachine({ entry: 'note', exit: ['ring', { type: 'note' }] }),
    texts: ['entry /', 'exit /', 'ring'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'inline entry actions',
    machine: twoStateMachine({ entry: effect('in place') }),
    texts: ['entry /', 'inline'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'actions that are named functions',
    machine: twoStateMachine({
      entry: function greet() {
        effect('greet')();
      },
    }),
    texts: ['greet'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'tags',
    machine: twoStateMachine({ tags: ['busy', 'open'] }),
    texts: ['busy', 'open'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'descriptions',
    machine: twoStateMachine({ description: 'Waits.' }, { target: 'b', description: 'Goes.' }),
    texts: ['Waits.', 'Goes.'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'meta of a state',
    machine: twoStateMachine({ meta: { view: 'list', rows: 3 } }),
    texts: ['meta:', 'view: "list", rows: 3'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'output of a final state and of the machine',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      output: { sum: 7 },
      states: { a: { on: { go: 'end' } }, end: { type: 'final', output: () => 5 } },
    }),
    texts: ['output:', 'sum: 7'],
    sentEvents: ['go'],
    reachedState: 'end',
  },
  {
    name: 'actions of an initial transition',
    machine: createMachine({
      id: 'm',
      initial: { target: 'a', actions: ['note', effect('initial')] },
      states: { a: { on: { go: 'b' } }, b: {} },
    }),
    texts: ['initial /', 'note'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'custom ids',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: '#last' } }, b: { id: 'last' } },
    }),
    texts: ['b'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'ids with dots',
    machine: createMachine({
      id: 'a.machine',
      initial: 'a',
      states: { a: { id: 'my.own', on: { go: '#the\\.last\\.one' } }, b: { id: 'the.last.one' } },
    }),
    texts: ['b'],
    sentEvents: ['go'],
    reachedState: 'b',
  },
  {
    name: 'keys with dots',
    machine: createMachine({
      id: 'm',
      initial: 'a.1',
      states: { 'a.1': { on: { go: 'b\\.2' } }, 'b.2': {} },
    }),
    texts: ['a.1', 'b.2'],
    sentEvents: ['go'],
    reachedState: 'b.2',
  },
  {
    name: 'names in Chinese, Japanese and Korean',
    machine: createMachine({
      id: 'm',
      initial: '等待付款',
      states: { 等待付款: { on: { 支払う: '결제완료' } }, 결제완료: { description: '完成了。' } },
    }),
    texts: ['等待付款', '支払う', '결제완료'],
    sentEvents: ['支払う'],
    reachedState: '결제완료',
  },
  {
    name: 'long names',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { 'order.delivery.address.changed.by.the.buyer.after.payment': 'b' } },
        b: {},
      },
    }),
    texts: ['order.delivery.address.'],
    sentEvents: ['order.delivery.address.changed.by.the.buyer.after.payment'],
    reachedState: 'b',
  },
  {
    name: 'context from input',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      context: ({ input }: { input: { name: string } }) => ({ length: input.name.length }),
      states: {
        a: { on: { go: { guard: ({ context }) => context.length === 3, target: 'b' } } },
        b: {},
      },
    }),
    texts: ['inline'],
    sentEvents: ['go'],
    input: { name: 'Ann' },
    reachedState: 'b',
  },
  {
    name: 'input in the initial event',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      entry: assign(({ event }) => ({
        length: (event as unknown as { input: { name: string } }).input.name.length,
      })),
      states: {
        a: { on: { go: { guard: ({ context }) => context['length'] === 3, target: 'b' } } },
        b: {},
      },
    }),
    texts: ['assign'],
    sentEvents: ['go'],
    input: { name: 'Ann' },
    reachedState: 'b',
  },
];
