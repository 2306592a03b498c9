import { createMachine, fromCallback, fromPromise, type AnyStateMachine } from 'xstate';

/** One feature of a machine's definition, in a minimal machine. */
export interface Feature {
  name: string;
  machine: AnyStateMachine;
  /** The texts that a drawing and a diagram must contain. */
  shows: readonly string[];
  /** The events of a run and its final state. */
  walk: readonly (string | ({ type: string } & Record<string, unknown>))[];
  reaches: unknown;
  /** The input of the machine. */
  input?: unknown;
}

/** Records side effects, which a simulation must not run. */
export const effects: string[] = [];
export const effect = (name: string) => () => void effects.push(name);

export const asked = fromPromise(async () => effects.push('asked'));
export const watched = fromCallback(() => void effects.push('watched'));
export const childMachine = createMachine({
  id: 'child',
  entry: effect('child'),
  initial: 'c',
  states: { c: {} },
});

/** Two states, with this configuration of the first state and of the transition to the second. */
export function ab(
  a: Record<string, unknown> = {},
  go: unknown = 'b',
  more: Record<string, unknown> = {},
): AnyStateMachine {
  return createMachine(
    { id: 'm', initial: 'a', states: { a: { on: { go }, ...a }, b: {} }, ...more } as Parameters<
      typeof createMachine
    >[0],
    {
      actions: { note: effect('note'), ring: effect('ring') },
      guards: {
        isRight: () => true,
        isWrong: () => false,
        isLonger: (_args: unknown, { than }: { than: number }) => than < 5,
      },
      actors: { asked, watched, childMachine },
      delays: { patience: 500 },
    } as never,
  );
}
