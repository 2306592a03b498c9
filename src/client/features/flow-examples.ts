import type { AnyEventObject } from 'xstate';

type ActorEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };

/** The answer of the actor that the state with this id invokes. */
export function answer(state: string, output?: unknown): ActorEvent {
  return { type: `xstate.done.actor.0.${state}`, output };
}

/** The failure of the actor that the state with this id invokes. */
export function failure(state: string): ActorEvent {
  return {
    type: `xstate.error.actor.0.${state}`,
    error: new Error('We could not reach Secondhand.'),
  };
}

/** The end of a delay, by its name, in the state with this id. */
export function elapsed(delay: string, state: string): ActorEvent {
  return { type: `xstate.after.${delay}.${state}` };
}

/**
 * What can happen to a machine, each named as a person would tell it: its own events, and the
 * answers of its actors. The visualiser simulates with them, the model-based tests walk them.
 */
export type Examples<FlowEvent extends AnyEventObject> = Readonly<
  Record<string, FlowEvent | ActorEvent>
>;
