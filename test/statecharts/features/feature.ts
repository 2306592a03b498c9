import { createMachine, fromCallback, fromPromise, type AnyStateMachine } from 'xstate';

/** One thing that a machine's definition can say, as small as it can be said. */
export interface Feature {
  name: string;
  machine: AnyStateMachine;
  /** What a drawing and a diagram have to show of it. */
  shows: readonly string[];
  /** The events of a walk, and where it leads. */
  walk: readonly (string | ({ type: string } & Record<string, unknown>))[];
  reaches: unknown;
  /** What the machine is started with. */
  input?: unknown;
}

/** What machines did that a simulation may not do. */
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

/** Two states, with what is said of the first one and of the way to the second. */
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
