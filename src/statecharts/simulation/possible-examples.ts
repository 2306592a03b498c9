import type { AnyMachineSnapshot } from 'xstate';
import { transitionId } from '../chart/transition-id';
import type { Flow } from '../flows';
import type { StateReport } from '../live/messages';

/** An example that a machine takes in some state. */
export interface PossibleExample {
  name: string;
  /** The ids of the transitions that it takes there. */
  transitions: string[];
}

/** The machine's snapshot, as far as a report tells it. */
function restored({ machine }: Flow, { value, context, status }: StateReport): AnyMachineSnapshot {
  return machine.resolveState({ value, context, status: status === 'done' ? 'done' : 'active' });
}

/** The examples that a flow's machine takes in the state that a report describes. */
export function possibleExamples(flow: Flow, state: StateReport): PossibleExample[] {
  if (state.status !== 'active') return [];
  const snapshot = restored(flow, state);
  return Object.entries(flow.examples).flatMap(([name, event]) => {
    if (!snapshot.can(event)) return [];
    const transitions = flow.machine.getTransitionData(snapshot, event);
    return [{ name, transitions: transitions.map(transitionId) }];
  });
}
