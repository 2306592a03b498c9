import type { ChartState } from '../chart/chart';

/** Each state's id as a definition refers to it. */
function referencesOf(state: ChartState, usual: readonly string[]): [string, string][] {
  // XState reads an unescaped dot as a step down.
  const isPath = state.id === usual.join('.') && !usual.some((key) => key.includes('.'));
  return [
    [state.id, isPath ? `#${state.id}` : `#${state.id.replaceAll('.', '\\.')}`],
    ...state.states.flatMap((child) => referencesOf(child, [...usual, child.key])),
  ];
}

function referring(state: ChartState, references: ReadonlyMap<string, string>): ChartState {
  const written = (id: string) => references.get(id) ?? `#${id}`;
  return {
    ...state,
    ...(state.history && {
      history: { ...state.history, targets: state.history.targets.map(written) },
    }),
    transitions: state.transitions.map((transition) => ({
      ...transition,
      targets: transition.targets.map(written),
    })),
    states: state.states.map((child) => referring(child, references)),
  };
}

/** A chart's states with targets that createMachine finds, ids with dots among them. */
export function withReferences(root: ChartState, machine: string): ChartState {
  return referring(root, new Map(referencesOf(root, [machine])));
}
