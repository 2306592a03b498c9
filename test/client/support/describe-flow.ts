import type { AnyStateMachine, EventFromLogic } from 'xstate';
import {
  startFlow,
  type ActorResult,
  type RecordedCall,
  type FlowOptions,
  type Delay,
} from './flow';

/**
 * One test of a machine: what happens in a state on an event, on an actor's result or after a delay.
 * The machine's tests together are its transition table.
 */
export interface Row<State extends string, Name extends string> {
  /** The test's name. */
  it: string;
  in: State | readonly State[];
  on: Name | ActorResult | Delay;
  to: string;
  /** The fields of the context that change. All others must stay the same. */
  context?: object;
  tags?: readonly string[];
  /** The actions that run, with their params. `assign` actions are not included. */
  effects?: readonly RecordedCall[];
  /** The actors that start, with their input. */
  starts?: readonly RecordedCall[];
}

type Expected = Pick<Row<string, string>, 'context' | 'tags' | 'effects' | 'starts'>;

/** Creates a row: its name, then the states, the event and the next state, then the other effects. */
export function row<
  const From extends string | readonly string[],
  const On extends string | ActorResult | Delay,
>(it: string, [from, on, to]: readonly [from: From, on: On, to: string], expected: Expected = {}) {
  return { it, in: from, on, to, ...expected };
}

/** A test of a state whose actor is not provided. */
interface UnprovidedRow<Name extends string> {
  actor: string;
  /** The steps after which the machine starts the actor. */
  after: readonly (Name | ActorResult | Delay)[];
  /** The state in which the machine reports the error. */
  to: string;
  context?: object;
  effects?: readonly RecordedCall[];
}

interface Flow<
  Machine extends AnyStateMachine,
  State extends string,
  Name extends string,
> extends Pick<FlowOptions, 'watchers'> {
  machine: Machine;
  /** The events by their names in the table, including those that a guard must reject. */
  events: Record<Name, EventFromLogic<Machine>>;
  /** The steps that lead to each state. */
  states: Record<State, readonly (NoInfer<Name> | ActorResult | Delay)[]>;
  rows: readonly Row<NoInfer<State>, NoInfer<Name>>[];
  /** The states that report an actor that is not provided. */
  unprovided?: readonly UnprovidedRow<NoInfer<Name>>[];
}

/**
 * Tests a machine against its transition table. In every state, also sends the events that the table
 * does not list, which must have no effect.
 */
export function describeFlow<
  Machine extends AnyStateMachine,
  State extends string,
  Name extends string,
>(flow: Flow<Machine, State, Name>) {
  const { machine, watchers = [], events, states, rows, unprovided = [] } = flow;
  const toStep = (on: Name | ActorResult | Delay) => (typeof on === 'string' ? events[on] : on);
  const eventNames = Object.keys(events) as Name[];

  async function runSteps(
    steps: readonly (Name | ActorResult | Delay)[],
    unprovidedActors: readonly string[] = [],
  ) {
    const run = startFlow(machine, { watchers, unprovided: unprovidedActors });
    for (const step of steps) await run.send(toStep(step));
    return run;
  }

  async function startIn(state: State) {
    const run = await runSteps(states[state]);
    expect(run.state()).toBe(state);
    run.started.length = 0;
    run.effects.length = 0;
    return run;
  }

  const sourceStates = ({ in: from }: Row<State, Name>) =>
    typeof from === 'string' ? [from] : from;

  test('the table lists every event of the machine', () => {
    const tableEvents = new Set(
      Object.values<EventFromLogic<Machine>>(events).map(({ type }) => type),
    );
    const machineEvents = machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(machineEvents.filter((type) => !tableEvents.has(type))).toEqual([]);
  });

  describe.each(Object.keys(states) as State[])('in %s', (state) => {
    const stateRows = rows.filter((row) => sourceStates(row).includes(state));

    if (stateRows.length > 0) {
      test.each(stateRows)(
        '$it',
        async ({ on, to, context, tags = [], effects = [], starts = [] }) => {
          const run = await startIn(state);
          const before = run.snapshot();

          await run.send(toStep(on));

          const after = run.snapshot();
          expect({
            state: run.state(),
            context: after.context,
            tags: [...after.tags],
            effects: run.effects,
            starts: run.started,
          }).toEqual({
            state: to,
            context: { ...before.context, ...context },
            tags,
            effects,
            starts,
          });
        },
      );
    }

    const ignoredEvents = eventNames.filter((name) => !stateRows.some(({ on }) => on === name));
    test(`ignores the other events: ${ignoredEvents.join(', ') || 'there are none'}`, async () => {
      const run = await startIn(state);
      const before = run.snapshot();
      if (before.status === 'done') return expect(stateRows).toEqual([]);

      for (const name of ignoredEvents) {
        expect([name, before.can(events[name])]).toEqual([name, false]);
        await run.send(events[name]);
      }

      expect(run.state()).toBe(state);
      expect(run.snapshot().context).toEqual(before.context);
      expect([...run.effects, ...run.started]).toEqual([]);
    });
  });

  for (const { actor, after, to, context, effects = [] } of unprovided) {
    test(`reports the error when ${actor} is not provided`, async () => {
      const run = await runSteps(after, [actor]);
      const snapshot = await run.waitForState(to);
      expect(snapshot.context).toEqual({ ...snapshot.context, ...context });
      expect(run.effects).toEqual(effects);
    });
  }
}
