import {
  SimulatedClock,
  createActor,
  fromCallback,
  fromPromise,
  waitFor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type StateValue,
} from 'xstate';

/** A response of one of the machine's actors, given at the moment that the test chooses. */
export type Answer = { actor: string; output: unknown } | { actor: string; error: unknown };

/** Time that passes, in milliseconds. */
export interface Pause {
  elapsed: number;
}

export const after = (elapsed: number): Pause => ({ elapsed });
export const answers = (actor: string, output?: unknown): Answer => ({ actor, output });
export const rejects = (actor: string, error: unknown = new Error('It broke.')): Answer => ({
  actor,
  error,
});

/** An effect that the machine asked for, or an actor that it started, with what it was given. */
export type Call = readonly [name: string, given?: unknown];

interface PendingAnswer {
  actor: string;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A state's dotted name; regions that run side by side stand in brackets. */
function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([region, child = '']) => {
    const inside = stateName(child);
    return `${region}${inside.startsWith('(') ? '' : '.'}${inside}`;
  });
  return regions.length === 1 ? regions.join() : `(${regions.join(', ')})`;
}

/** The machine's actions that only act outwards; the others change its context. */
function effectNames(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([name]) => name);
}

export interface FlowOptions {
  /** The actors that run until they are stopped, and never answer by themselves. */
  watchers?: readonly string[];
  /** The actors that keep the machine's own default. */
  unprovided?: readonly string[];
}

/** A running machine whose every actor waits for the test and whose every effect is written down. */
export function startFlow(machine: AnyStateMachine, options: FlowOptions = {}) {
  const { watchers = [], unprovided = [] } = options;
  const pending: PendingAnswer[] = [];
  const started: Call[] = [];
  const effects: Call[] = [];
  const clock = new SimulatedClock();

  const waiting = (actor: string): AnyActorLogic =>
    watchers.includes(actor)
      ? fromCallback(({ input }) => void started.push([actor, input]))
      : fromPromise(({ input }) => {
          started.push([actor, input]);
          return new Promise((resolve, reject) => pending.push({ actor, resolve, reject }));
        });
  const provided = Object.keys(machine.implementations.actors).filter(
    (actor) => !unprovided.includes(actor),
  );
  const actor = createActor(
    machine.provide({
      actors: Object.fromEntries(provided.map((name) => [name, waiting(name)])),
      actions: Object.fromEntries(
        effectNames(machine).map((name) => [
          name,
          (_: unknown, given: unknown) => void effects.push([name, given]),
        ]),
      ),
    }),
    { clock },
  );
  actor.start();

  async function give(answer: Answer): Promise<void> {
    const index = pending.findLastIndex((one) => one.actor === answer.actor);
    const [call] = index < 0 ? [] : pending.splice(index, 1);
    if (!call) throw new Error(`Nobody waits for ${answer.actor}`);
    const moved = new Promise<void>((resolve) => {
      const subscription = actor.subscribe(() => {
        subscription.unsubscribe();
        resolve();
      });
    });
    if ('error' in answer) call.reject(answer.error);
    else call.resolve(answer.output);
    await moved;
  }

  return {
    started,
    effects,
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
    state: () => stateName(actor.getSnapshot().value),
    /** Sends an event, lets time pass, or gives a response and waits until the machine has it. */
    take: async (step: EventObject | Answer | Pause) => {
      if ('type' in step) return actor.send(step);
      if ('elapsed' in step) return clock.increment(step.elapsed);
      return give(step);
    },
    reached: (state: string) =>
      waitFor(actor, ({ value }: AnyMachineSnapshot) => stateName(value) === state, {
        timeout: 40_000,
      }),
  };
}
