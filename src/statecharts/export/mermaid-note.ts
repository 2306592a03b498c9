import type { ChartState, ChartTransition } from '../chart/chart';
import { invokeWords } from '../chart/chart-words';
import { namedText, valueText } from '../chart/named-text';
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

/** What a label has no room for. */
function remarks({ label, description, meta }: ChartTransition): string[] {
  const notes = [description, meta === undefined ? '' : `meta: ${valueText(meta)}`];
  return notes.filter(Boolean).map((text) => escaped(`${label}: ${text}`));
}

/** The lines of a note that says of a state what mermaid has no notation for. */
export function noteLines(state: ChartState, family: Family): string[] {
  const own = [
    state.description,
    ...state.entry.map((action) => `entry / ${namedText(action)}`),
    ...state.exit.map((action) => `exit / ${namedText(action)}`),
    ...state.initialActions.map((action) => `initial / ${namedText(action)}`),
    ...state.invokes.map((invoke) => ['invoke:', ...invokeWords(invoke)].join(' ')),
    state.tags.length > 0 ? `tags: ${state.tags.join(', ')}` : '',
    state.output === undefined ? '' : `output: ${valueText(state.output)}`,
    state.meta === undefined ? '' : `meta: ${valueText(state.meta)}`,
  ].filter(Boolean);
  return [...own.map(escaped), ...innerLines(state, family), ...state.transitions.flatMap(remarks)];
}
