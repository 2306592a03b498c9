import { createMachine, fromCallback, fromPromise, type AnyStateMachine } from 'xstate';

/** A feature of XState machines, and a minimal machine that uses it. */
export interface Feature {
  name: string;
  machine: AnyStateMachine;
  /** The texts that a drawing and a diagram must contain. */
  texts: readonly string[];
  /** The events of a simulation, as objects or types. */
  sentEvents: readonly (string | ({ type: string } & Record<string, unknown>))[];
  /** The state after these events. */
  reachedState: unknown;
  /** The input of the machine. */
  input?: unknown;
}

/** The side effects that ran. A simulation must not run any. */
export const effects: string[] = [];
/** Creates an action that records itself. */
export const effect = (name: string) => () => void effects.push(name);

export const request = fromPromise(async () => effects.push('request'));
export const subscription = fromCallback(() => void effects.push('subscription'));
export const childMachine = createMachine({
  id: 'child',
  entry: effect('child'),
  initial: 'c',
  states: { c: {} },
});

/**
 * A machine with the states `a` and `b`.
 * @param a the configuration of the first state
 * @param go the transition of the first state on the event `go`
 */
export function twoStateMachine(
  a: Record<string, unknown> = {},
  go: unknown = 'b',
): AnyStateMachine {
  return createMachine(
    { id: 'm', initial: 'a', states: { a: { on: { go }, ...a }, b: {} } } as Parameters<
      typeof createMachine
    >[0],
    {
      actions: { note: effect('note'), ring: effect('ring') },
      guards: {
        isRight: () => true,
        isWrong: () => false,
        isLonger: (_args: unknown, { than }: { than: number }) => than < 5,
      },
      actors: { request, subscription, childMachine },
      delays: { timeout: 500 },
    } as never,
  );
}
