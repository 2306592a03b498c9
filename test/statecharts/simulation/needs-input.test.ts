import { createMachine, fromPromise, type AnyStateMachine } from 'xstate';
import { emptyInput, needsInput } from '../../../src/statecharts/simulation/needs-input';
import { Simulation } from '../../../src/statecharts/simulation/simulation';

const withContext = (context: (argument: { input: never }) => object): AnyStateMachine =>
  createMachine({ id: 'm', context: context as () => object });

interface InputArgument {
  input: {
    name: string;
    count: number;
    list: { id: string }[];
    link: { street: string; town: string } | undefined;
  };
}

test.each([
  [
    'fields',
    withContext(({ input }: InputArgument) => ({ a: input.name, b: input.link })),
    { name: '', link: '' },
  ],
  [
    'nested fields',
    withContext(({ input: { link } }: InputArgument) => ({ a: link?.street, b: link?.town })),
    { link: { street: '', town: '' } },
  ],
  [
    'texts',
    withContext(({ input }: InputArgument) => ({ a: `${input.name.trim()}.` })),
    { name: '' },
  ],
  [
    'lists',
    withContext(({ input }: InputArgument) => ({ a: input.list.map(({ id }) => id) })),
    { list: [] },
  ],
  [
    'numbers',
    withContext(({ input }: InputArgument) => ({ twice: input.count * 2 })),
    { count: '' },
  ],
  [
    'an optional field',
    withContext(({ input }: InputArgument) => ({ a: input.link?.town })),
    { link: { town: '' } },
  ],
  [
    'a field and the rest',
    withContext(({ input: { name, ...rest } }: InputArgument) => ({ name, rest })),
    { name: '' },
  ],
  ['the whole input', withContext(({ input }: InputArgument) => ({ input })), ''],
])('derives an example input from a context that reads %s', (_how, machine, example) => {
  expect(needsInput(machine)).toBe(true);
  expect(emptyInput(machine)).toEqual(example);
  expect(new Simulation(machine, example).run.problem).toBe('');
});

test('derives an example input from what an actor reads', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        invoke: {
          src: fromPromise(async () => 1),
          input: ({ event }) => (event as unknown as InputArgument).input.name.trim(),
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
  ['has a constant context', createMachine({ id: 'm', context: { a: 1 } })],
  [
    'computes its context without input',
    createMachine({ id: 'm', context: () => ({ a: Math.PI }) }),
  ],
  [
    'fails without reading the input',
    createMachine({ id: 'm', context: () => JSON.parse('{') as object }),
  ],
])('a machine that %s needs no input', (_what, machine) => {
  expect(needsInput(machine)).toBe(false);
});
