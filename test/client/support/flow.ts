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

/** The output or error with which a test settles one of the machine's promise actors. */
export type ActorResult = { actor: string; output: unknown } | { actor: string; error: unknown };

/** A delay in milliseconds. */
export interface Delay {
  elapsed: number;
}

export const delay = (elapsed: number): Delay => ({ elapsed });
export const resolves = (actor: string, output?: unknown): ActorResult => ({ actor, output });
export const rejects = (actor: string, error: unknown = new Error('It broke.')): ActorResult => ({
  actor,
  error,
});

/** An executed action or a started actor, with its params or input. */
export type RecordedCall = readonly [name: string, params?: unknown];

interface PendingActor {
  actor: string;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A state's name, such as 'editing.failed', or 'signedIn(account.loading, access.valid)' if parallel. */
function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([region, child = '']) => {
    const childName = stateName(child);
    return `${region}${childName.startsWith('(') ? '' : '.'}${childName}`;
  });
  return regions.length === 1 ? regions.join() : `(${regions.join(', ')})`;
}

/** The machine's side-effect actions. XState's `assign` actions have a `resolve` method. */
function effectNames(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([name]) => name);
}

export interface FlowOptions {
  /** The names of callback actors, which run until they are stopped. The others are promises. */
  watchers?: readonly string[];
  /** Actors that are not provided, so that the machine's default runs. */
  unprovided?: readonly string[];
}

/** Starts a machine whose actors the test settles and whose side effects are recorded. */
export function startFlow(machine: AnyStateMachine, options: FlowOptions = {}) {
  const { watchers = [], unprovided = [] } = options;
  const pending: PendingActor[] = [];
  const started: RecordedCall[] = [];
  const effects: RecordedCall[] = [];
  const clock = new SimulatedClock();

  const createActorLogic = (actor: string): AnyActorLogic =>
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
      actors: Object.fromEntries(provided.map((name) => [name, createActorLogic(name)])),
      actions: Object.fromEntries(
        effectNames(machine).map((name) => [
          name,
          (_: unknown, params: unknown) => void effects.push([name, params]),
        ]),
      ),
    }),
    { clock },
  );
  actor.start();

  async function settle(result: ActorResult): Promise<void> {
    const index = pending.findLastIndex((one) => one.actor === result.actor);
    const [call] = index < 0 ? [] : pending.splice(index, 1);
    if (!call) throw new Error(`No pending call of the actor ${result.actor}`);
    const transitioned = new Promise<void>((resolve) => {
      const subscription = actor.subscribe(() => {
        subscription.unsubscribe();
        resolve();
      });
    });
    if ('error' in result) call.reject(result.error);
    else call.resolve(result.output);
    await transitioned;
  }

  return {
    started,
    effects,
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
    state: () => stateName(actor.getSnapshot().value),
    /** Sends an event, advances the clock, or settles an actor and waits for the transition. */
    send: async (step: EventObject | ActorResult | Delay) => {
      if ('type' in step) return actor.send(step);
      if ('elapsed' in step) return clock.increment(step.elapsed);
      return settle(step);
    },
    waitForState: (state: string) =>
      waitFor(actor, ({ value }: AnyMachineSnapshot) => stateName(value) === state, {
        // Far more than a transition needs, so that no test fails because the machine is busy.
        timeout: 40_000,
      }),
  };
}
