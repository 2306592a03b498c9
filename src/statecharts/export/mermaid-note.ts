import type { ChartState } from '../chart/chart';
import { describeInvoke } from '../chart/describe-chart';
import { formatActionOrGuard, formatValue } from '../chart/format-definition';
import { isNested, formatTransition, type StateTree } from './state-tree';
import { escapeText } from './mermaid-text';
import type { ChartTransition } from '../chart/chart-transition';

/** Returns a line for each transition that Mermaid cannot draw as an arrow. */
function formatInnerTransitions(state: ChartState, tree: StateTree): string[] {
  return state.transitions.flatMap((transition) => {
    const text = formatTransition(transition);
    if (transition.targets.length === 0) return [text];
    return transition.targets
      .filter((target) => isNested(state.id, target, tree))
      .map((target) => `${text} → ${escapeText(tree.getKey(target))}`);
  });
}

/** Returns the description and meta of a transition, which its label omits. */
function formatRemarks({ label, description, meta }: ChartTransition): string[] {
  const notes = [description, meta === undefined ? '' : `meta: ${formatValue(meta)}`];
  return notes.filter(Boolean).map((text) => escapeText(`${label}: ${text}`));
}

/** Returns the note of a state, with everything that Mermaid has no notation for. */
export function formatNoteLines(state: ChartState, tree: StateTree): string[] {
  const ownLines = [
    state.description,
    ...state.entry.map((action) => `entry / ${formatActionOrGuard(action)}`),
    ...state.exit.map((action) => `exit / ${formatActionOrGuard(action)}`),
    ...state.initialActions.map((action) => `initial / ${formatActionOrGuard(action)}`),
    ...state.invokes.map((invoke) => ['invoke:', ...describeInvoke(invoke)].join(' ')),
    state.tags.length > 0 ? `tags: ${state.tags.join(', ')}` : '',
    state.output === undefined ? '' : `output: ${formatValue(state.output)}`,
    state.meta === undefined ? '' : `meta: ${formatValue(state.meta)}`,
  ].filter(Boolean);
  return [
    ...ownLines.map(escapeText),
    ...formatInnerTransitions(state, tree),
    ...state.transitions.flatMap(formatRemarks),
  ];
}
