import type { ChartState } from '../chart/chart';

/** Returns pairs of a state id and the target by which a definition refers to it. */
function createReferences(state: ChartState, path: readonly string[]): [string, string][] {
  // XState treats an unescaped dot as a path separator.
  const isPath = state.id === path.join('.') && !path.some((key) => key.includes('.'));
  return [
    [state.id, isPath ? `#${state.id}` : `#${state.id.replaceAll('.', '\\.')}`],
    ...state.states.flatMap((child) => createReferences(child, [...path, child.key])),
  ];
}

function withTargetReferences(
  state: ChartState,
  references: ReadonlyMap<string, string>,
): ChartState {
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
    states: state.states.map((child) => withTargetReferences(child, references)),
  };
}

/** Replaces the target ids by references that createMachine resolves, even if ids contain dots. */
export function withReferences(root: ChartState, machine: string): ChartState {
  return withTargetReferences(root, new Map(createReferences(root, [machine])));
}
