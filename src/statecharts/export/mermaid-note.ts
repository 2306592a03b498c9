import type { ChartState } from '../chart/chart';
import { isNested, transitionText, type Family } from './mermaid-family';
import { escaped } from './mermaid-text';

/** A line for each transition that mermaid has no arrow for. */
function innerLines(state: ChartState, family: Family): string[] {
  return state.transitions.flatMap((transition) => {
    const text = transitionText(transition);
    if (transition.targets.length === 0) return [text];
    return transition.targets
      .filter((target) => isNested(state.id, target, family))
      .map((target) => `${text} → ${escaped(family.keyOf(target))}`);
  });
}

/** The lines of a note that says of a state what mermaid has no notation for. */
export function noteLines(state: ChartState, family: Family): string[] {
  const own = [
    state.description,
    ...state.entry.map((action) => `entry / ${action}`),
    ...state.exit.map((action) => `exit / ${action}`),
    ...state.invokes.map(({ source }) => `invoke: ${source}`),
  ].filter(Boolean);
  return [...own.map(escaped), ...innerLines(state, family)];
}
