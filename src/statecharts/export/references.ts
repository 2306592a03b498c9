import type { ChartState } from '../chart/chart';

/** Returns the reference to each state by its id, as createMachine expects it in a target. */
function listReferences(state: ChartState, path: readonly string[]): [string, string][] {
  // XState reads an unescaped dot as a separator between keys.
  const isPath = state.id === path.join('.') && !path.some((key) => key.includes('.'));
  return [
    [state.id, isPath ? `#${state.id}` : `#${state.id.replaceAll('.', '\\.')}`],
    ...state.states.flatMap((child) => listReferences(child, [...path, child.key])),
  ];
}

function replaceTargets(state: ChartState, references: ReadonlyMap<string, string>): ChartState {
  const toReference = (id: string) => references.get(id) ?? `#${id}`;
  return {
    ...state,
    ...(state.history && {
      history: { ...state.history, targets: state.history.targets.map(toReference) },
    }),
    transitions: state.transitions.map((transition) => ({
      ...transition,
      targets: transition.targets.map(toReference),
    })),
    states: state.states.map((child) => replaceTargets(child, references)),
  };
}

/** Replaces the ids of targets by references such as '#booking.editing'. Dots within a key are escaped. */
export function replaceTargetIds(root: ChartState, machineId: string): ChartState {
  return replaceTargets(root, new Map(listReferences(root, [machineId])));
}
