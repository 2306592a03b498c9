import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** A machine with example events. */
export interface Flow {
  title: string;
  /** The machine's file, relative to `src`. */
  file: string;
  machine: AnyStateMachine;
  /** Example events by label, including the results of invoked actors. */
  examples: Readonly<Record<string, AnyEventObject>>;
}
