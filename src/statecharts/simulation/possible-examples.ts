import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionId } from '../chart/transition-id';
import type { StateReport } from '../live/messages';

/** A machine with example events by their label. */
export interface MachineWithExamples {
  machine: AnyStateMachine;
  examples: Readonly<Record<string, AnyEventObject>>;
}

/** An example event that a machine accepts in a certain state. */
export interface PossibleExample {
  name: string;
  /** The ids of the transitions that it triggers. */
  transitions: string[];
}

function restoreSnapshot(
  { machine }: MachineWithExamples,
  { value, context, status }: StateReport,
): AnyMachineSnapshot {
  return machine.resolveState({ value, context, status: status === 'done' ? 'done' : 'active' });
}

/** Returns the example events that a machine accepts in the reported state. */
export function possibleExamples(flow: MachineWithExamples, state: StateReport): PossibleExample[] {
  if (state.status !== 'active') return [];
  const snapshot = restoreSnapshot(flow, state);
  return Object.entries(flow.examples).flatMap(([name, event]) => {
    try {
      if (!snapshot.can(event)) return [];
      const transitions = flow.machine.getTransitionData(snapshot, event);
      return [{ name, transitions: transitions.map(transitionId) }];
    } catch {
      // A guard threw. Keep the event: sending it shows the error.
      return [{ name, transitions: [] }];
    }
  });
}
