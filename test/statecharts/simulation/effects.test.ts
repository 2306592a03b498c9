import {
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromObservable,
  fromPromise,
  log,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { Simulation } from '../../../src/statecharts/simulation/simulation';

const happened: string[] = [];
const happen = (what: string) => () => void happened.push(what);

const receiving = fromCallback(({ receive }) => {
  happened.push('a callback runs');
  receive(happen('a child receives an event'));
});
const asking = fromPromise(async () => happened.push('a promise is asked for'));
const watching = fromObservable(() => ({
  subscribe: () => {
    happened.push('an observable is subscribed to');
    return { unsubscribe: happen('an observable is left') };
  },
}));
const child = createMachine({
  id: 'child',
  entry: [happen('a child machine acts'), sendParent({ type: 'answer' })],
  invoke: { src: receiving },
});

/** Does in each of its states all that reaches beyond a machine. */
const machine = createMachine({
  id: 'm',
  context: ({ spawn }) => ({ own: spawn(receiving) }),
  initial: 'a',
  entry: [happen('an entry action runs'), spawnChild(receiving, { id: 'spawned' })],
  invoke: [{ src: asking }, { src: watching }, { src: child, id: 'child' }],
  states: {
    a: {
      after: { 1: { actions: happen('time passes') } },
      on: {
        go: {
          target: 'b',
          actions: [
            happen('an action runs'),
            sendTo('spawned', { type: 'hey' }),
            sendTo(({ context }) => context.own, { type: 'hey' }),
            sendTo('spawned', { type: 'later' }, { delay: 1 }),
            emit({ type: 'told' }),
            log('said'),
            assign({ more: ({ spawn }) => spawn(receiving) }),
            enqueueActions(({ enqueue }) => {
              enqueue(happen('an enqueued action runs'));
              enqueue.spawnChild(receiving, { id: 'enqueued' });
              enqueue.sendTo('enqueued', { type: 'hey' });
            }),
            sendParent({ type: 'gone' }),
            stopChild('spawned'),
          ],
        },
      },
    },
    b: { exit: happen('an exit action runs'), on: { end: 'c' } },
    c: { type: 'final' },
  },
  output: happen('never mind'),
});

test('whatever a machine does, nothing happens outside its simulation', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(happen('something is logged'));
  const simulation = new Simulation(machine);
  simulation.send({ type: 'go' });
  expect(simulation.run).toMatchObject({ state: { value: 'b' }, problem: '' });
  // As long as the machine's own delays, and its promises.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(happened).toEqual([]);
  simulation.send({ type: 'end' });
  simulation.restart();
  expect(simulation.run).toMatchObject({ state: { value: 'a' }, problem: '' });
  expect(happened.filter((what) => what !== 'never mind')).toEqual([]);
  said.mockRestore();
});

test('only what the machine itself takes is told as taken, not what its children begin with', () => {
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

describe('a machine that fails', () => {
  const fails = () => {
    throw new Error('No such luck.');
  };

  test('at its start has a problem, and none with another input', () => {
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

  test('in a step stays where it is and says why', () => {
    const simulation = new Simulation(
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { on: { go: { target: 'b', actions: assign(fails) }, on: 'b' } }, b: {} },
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

  test('by the failure of an actor that nobody handles says why', () => {
    const simulation = new Simulation(createMachine({ id: 'm', invoke: { src: asking } }));
    const error = new Error('No connection.');
    simulation.send({ type: 'xstate.error.actor.0.m', error });
    expect(simulation.run).toMatchObject({
      state: { status: 'error' },
      problem: 'Error: No connection.',
    });
  });
});
