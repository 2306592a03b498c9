import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** A machine with what can happen to it. */
export interface Flow {
  title: string;
  /** The machine's file, relative to `src`. */
  file: string;
  machine: AnyStateMachine;
  /** Events by their label for users, the results of the machine's actors included. */
  examples: Readonly<Record<string, AnyEventObject>>;
}
