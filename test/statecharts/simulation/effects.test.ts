import { assign, createMachine, fromPromise } from 'xstate';
import { Simulation } from '../../../src/statecharts/simulation/simulation';

const request = fromPromise(async () => undefined);

test("reports only the machine's own transitions, not those of its children", () => {
  const busy = createMachine({ id: 'busy', initial: 'a', states: { a: { always: 'b' }, b: {} } });
  const simulation = new Simulation(
    createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { invoke: { src: busy } } },
    }),
  );
  simulation.send({ type: 'go' });
  expect(simulation.run.steps[0]?.transitions).toEqual(['m.a on go → m.b']);
});

describe('a failing machine', () => {
  const throwError = () => {
    throw new Error('No such luck.');
  };

  test('reports an error at its start, and starts with another input', () => {
    const simulation = new Simulation(
      createMachine({
        context: ({ input }: { input: { names: string[] } }) => ({ count: input.names.length }),
      }),
    );
    expect(simulation.run.state.status).toBe('error');
    expect(simulation.run.problem).toMatch(/^TypeError: /);
    simulation.startWith({ names: ['Ann', 'Bo'] });
    expect(simulation.run).toMatchObject({ state: { context: { count: 2 } }, problem: '' });
    simulation.restart();
    expect(simulation.run).toMatchObject({ state: { context: { count: 2 } }, problem: '' });
  });

  test('keeps its state and reports the error of a step', () => {
    const simulation = new Simulation(
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { on: { go: { target: 'b', actions: assign(throwError) }, on: 'b' } }, b: {} },
      }),
    );
    simulation.send({ type: 'go' });
    expect(simulation.run).toMatchObject({
      state: { value: 'a' },
      steps: [],
      problem: 'Error: No such luck.',
    });
    simulation.send({ type: 'on' });
    expect(simulation.run).toMatchObject({ state: { value: 'b' }, problem: '' });
  });

  test('reports the unhandled error of an actor', () => {
    const simulation = new Simulation(createMachine({ id: 'm', invoke: { src: request } }));
    const error = new Error('No connection.');
    simulation.send({ type: 'xstate.error.actor.0.m', error });
    expect(simulation.run).toMatchObject({
      state: { status: 'error' },
      problem: 'Error: No connection.',
    });
  });
});
