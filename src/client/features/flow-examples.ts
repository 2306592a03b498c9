import type { AnyEventObject } from 'xstate';

type ActorEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };

/** Returns the done event of the actor that the state with this id invokes. */
export function actorDone(state: string, output?: unknown): ActorEvent {
  return { type: `xstate.done.actor.0.${state}`, output };
}

/** Returns the error event of the actor that the state with this id invokes. */
export function actorError(state: string): ActorEvent {
  return {
    type: `xstate.error.actor.0.${state}`,
    error: new Error('We could not reach the marketplace.'),
  };
}

/** Returns the event that a named delay of the state with this id sends. */
export function elapsed(delay: string, state: string): ActorEvent {
  return { type: `xstate.after.${delay}.${state}` };
}

/**
 * Example events of a machine by a readable name, including the events of its actors and delays.
 * The visualiser offers them as buttons, and the model-based tests send them.
 */
export type ExampleEvents<FlowEvent extends AnyEventObject> = Readonly<
  Record<string, FlowEvent | ActorEvent>
>;
