import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionId } from '../chart/transition-id';
import type { StateReport } from '../live/messages';

/** A machine with events that can happen to it, by what they mean to a person. */
export interface Examined {
  machine: AnyStateMachine;
  examples: Readonly<Record<string, AnyEventObject>>;
}

/** An example that a machine takes in some state. */
export interface PossibleExample {
  name: string;
  /** The ids of the transitions that it takes there. */
  transitions: string[];
}

/** The machine's snapshot, as far as the report contains it. */
function restored(
  { machine }: Examined,
  { value, context, status }: StateReport,
): AnyMachineSnapshot {
  return machine.resolveState({ value, context, status: status === 'done' ? 'done' : 'active' });
}

/** The examples that a flow's machine takes in the state that a report describes. */
export function possibleExamples(flow: Examined, state: StateReport): PossibleExample[] {
  if (state.status !== 'active') return [];
  const snapshot = restored(flow, state);
  return Object.entries(flow.examples).flatMap(([name, event]) => {
    try {
      if (!snapshot.can(event)) return [];
      const transitions = flow.machine.getTransitionData(snapshot, event);
      return [{ name, transitions: transitions.map(transitionId) }];
    } catch {
      // A guard throws. It can still be sent, which shows the error.
      return [{ name, transitions: [] }];
    }
  });
}
