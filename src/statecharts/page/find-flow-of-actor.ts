import { createMachine } from 'xstate';
import type { Flow } from './flow';
import type { LiveActor } from '../live/live-state';

export const findListedFlow = (flows: readonly Flow[], machine: string): Flow | undefined =>
  flows.find((flow) => flow.machine.id === machine);

const reportedFlows = new Map<string, Flow | undefined>();

/** Creates a flow from a reported machine definition; undefined if the definition is invalid. */
function getReportedFlow(title: string, definition: string): Flow | undefined {
  if (!reportedFlows.has(definition)) {
    try {
      const machine = createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]);
      reportedFlows.set(definition, { title, file: '', machine, examples: {} });
    } catch {
      // The definition is truncated or of another XState version.
      reportedFlows.set(definition, undefined);
    }
  }
  return reportedFlows.get(definition);
}

/** Returns the flow of an actor; undefined if it is neither listed nor reported. */
export function findFlowOfActor(
  flows: readonly Flow[],
  { machine, definition }: LiveActor,
): Flow | undefined {
  return (
    findListedFlow(flows, machine) ??
    (definition ? getReportedFlow(machine, definition) : undefined)
  );
}
