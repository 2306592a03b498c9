import { assign, createMachine } from 'xstate';
import { ab, effect, type Feature } from './feature';

const nested = (more = {}) =>
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        initial: 'one',
        on: { leave: 'b' },
        states: { one: { on: { next: 'two' } }, two: {}, ...more },
      },
      b: { on: { back: 'a', again: 'a.past', deeper: 'a.deep' } },
    },
  });

/** Features of states. */
export const stateFeatures: Feature[] = [
  { name: 'atomic states', machine: ab(), shows: ['a', 'b', 'go'], walk: ['go'], reaches: 'b' },
  {
    name: 'compound states',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { initial: 'one', states: { one: { on: { next: 'two' } }, two: {} } } },
    }),
    shows: ['one', 'two'],
    walk: ['next'],
    reaches: { a: 'two' },
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
    shows: ['left', 'right'],
    walk: ['go'],
    reaches: { left: 'on', right: 'on' },
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
    shows: ['end', 'all done'],
    walk: ['finish'],
    reaches: 'b',
  },
  {
    name: 'shallow history',
    machine: nested({ past: { type: 'history' }, deep: { type: 'history' } }),
    shows: ['H'],
    walk: ['next', 'leave', 'again'],
    reaches: { a: 'two' },
  },
  {
    name: 'deep history',
    machine: nested({ past: {}, deep: { type: 'history', history: 'deep' } }),
    shows: ['H*'],
    walk: ['next', 'leave', 'deeper'],
    reaches: { a: 'two' },
  },
  {
    name: 'where history leads without a past',
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
    shows: ['H'],
    walk: ['go'],
    reaches: { a: 'two' },
  },
  {
    name: 'entry and exit actions by name',
    machine: ab({ entry: 'note', exit: ['ring', { type: 'note' }] }),
    shows: ['entry /', 'exit /', 'ring'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'entry actions written in place',
    machine: ab({ entry: effect('in place') }),
    shows: ['entry /', 'inline'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'functions with a name of their own',
    machine: ab({
      entry: function greet() {
        effect('greet')();
      },
    }),
    shows: ['greet'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'tags',
    machine: ab({ tags: ['busy', 'open'] }),
    shows: ['busy', 'open'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'descriptions',
    machine: ab({ description: 'Waits.' }, { target: 'b', description: 'Goes.' }),
    shows: ['Waits.', 'Goes.'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'meta of a state',
    machine: ab({ meta: { view: 'list', rows: 3 } }),
    shows: ['meta:', 'view: "list", rows: 3'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'output of a final state and of the machine',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      output: { sum: 7 },
      states: { a: { on: { go: 'end' } }, end: { type: 'final', output: () => 5 } },
    }),
    shows: ['output:', 'sum: 7'],
    walk: ['go'],
    reaches: 'end',
  },
  {
    name: 'actions of an initial transition',
    machine: createMachine({
      id: 'm',
      initial: { target: 'a', actions: ['note', effect('initial')] },
      states: { a: { on: { go: 'b' } }, b: {} },
    }),
    shows: ['initial /', 'note'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'ids of their own',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: '#last' } }, b: { id: 'last' } },
    }),
    shows: ['b'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'ids with dots',
    machine: createMachine({
      id: 'a.machine',
      initial: 'a',
      states: { a: { id: 'my.own', on: { go: '#the\\.last\\.one' } }, b: { id: 'the.last.one' } },
    }),
    shows: ['b'],
    walk: ['go'],
    reaches: 'b',
  },
  {
    name: 'keys with dots',
    machine: createMachine({
      id: 'm',
      initial: 'a.1',
      states: { 'a.1': { on: { go: 'b\\.2' } }, 'b.2': {} },
    }),
    shows: ['a.1', 'b.2'],
    walk: ['go'],
    reaches: 'b.2',
  },
  {
    name: 'names in Chinese, Japanese and Korean',
    machine: createMachine({
      id: 'm',
      initial: '等待付款',
      states: { 等待付款: { on: { 支払う: '결제완료' } }, 결제완료: { description: '完成了。' } },
    }),
    shows: ['等待付款', '支払う', '결제완료'],
    walk: ['支払う'],
    reaches: '결제완료',
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
    shows: ['order.delivery.address.'],
    walk: ['order.delivery.address.changed.by.the.buyer.after.payment'],
    reaches: 'b',
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
    shows: ['inline'],
    walk: ['go'],
    input: { name: 'Ann' },
    reaches: 'b',
  },
  {
    name: 'input that the first event brings',
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
    shows: ['assign'],
    walk: ['go'],
    input: { name: 'Ann' },
    reaches: 'b',
  },
];
