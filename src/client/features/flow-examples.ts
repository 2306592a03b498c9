import type { AnyEventObject } from 'xstate';

type ActorEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };

/** The done event of the actor invoked by the state with this id. */
export function actorDone(state: string, output?: unknown): ActorEvent {
  return { type: `xstate.done.actor.0.${state}`, output };
}

/** The error event of the actor invoked by the state with this id. */
export function actorError(state: string): ActorEvent {
  return {
    type: `xstate.error.actor.0.${state}`,
    error: new Error('We could not reach Secondhand.'),
  };
}

/** The event of a named delay of the state with this id. */
export function elapsed(delay: string, state: string): ActorEvent {
  return { type: `xstate.after.${delay}.${state}` };
}

/**
 * The events of a machine with readable names, including those of its actors and delays. The
 * visualizer simulates with them, and the model-based tests walk them.
 */
export type Examples<FlowEvent extends AnyEventObject> = Readonly<
  Record<string, FlowEvent | ActorEvent>
>;
