import { createMachine, fromPromise, type AnyStateMachine } from 'xstate';
import { emptyInput, needsInput } from '../../../src/statecharts/simulation/needs-input';
import { Simulation } from '../../../src/statecharts/simulation/simulation';

const making = (context: (given: { input: never }) => object): AnyStateMachine =>
  createMachine({ id: 'm', context: context as () => object });

interface Given {
  input: {
    name: string;
    count: number;
    list: { id: string }[];
    link: { street: string; town: string } | undefined;
  };
}

test.each([
  [
    'its names',
    making(({ input }: Given) => ({ a: input.name, b: input.link })),
    { name: '', link: '' },
  ],
  [
    'names within names',
    making(({ input: { link } }: Given) => ({ a: link?.street, b: link?.town })),
    { link: { street: '', town: '' } },
  ],
  ['texts', making(({ input }: Given) => ({ a: `${input.name.trim()}.` })), { name: '' }],
  ['lists', making(({ input }: Given) => ({ a: input.list.map(({ id }) => id) })), { list: [] }],
  ['numbers', making(({ input }: Given) => ({ twice: input.count * 2 })), { count: '' }],
  [
    'what may be left out',
    making(({ input }: Given) => ({ a: input.link?.town })),
    { link: { town: '' } },
  ],
  [
    'a part and the rest',
    making(({ input: { name, ...rest } }: Given) => ({ name, rest })),
    { name: '' },
  ],
  ['the whole of it', making(({ input }: Given) => ({ input })), ''],
])('an example of an input is known from how a context reads %s', (_how, machine, example) => {
  expect(needsInput(machine)).toBe(true);
  expect(emptyInput(machine)).toEqual(example);
  expect(new Simulation(machine, example).run.problem).toBe('');
});

test('derives an example input from the fields that are read', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        invoke: {
          src: fromPromise(async () => 1),
          input: ({ event }) => (event as unknown as Given).input.name.trim(),
        },
      },
    },
  });
  expect(needsInput(machine)).toBe(true);
  expect(emptyInput(machine)).toEqual({ name: '' });
  expect(new Simulation(machine).run.problem).toMatch(/^TypeError: /);
  expect(new Simulation(machine, { name: '' }).run.problem).toBe('');
});

test.each([
  ['has no context', createMachine({ id: 'm' })],
  ['has a context at hand', createMachine({ id: 'm', context: { a: 1 } })],
  ['makes its context by itself', createMachine({ id: 'm', context: () => ({ a: Math.PI }) })],
  ['fails by itself', createMachine({ id: 'm', context: () => JSON.parse('{') as object })],
])('a machine that %s needs no input', (_what, machine) => {
  expect(needsInput(machine)).toBe(false);
});
