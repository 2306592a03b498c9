import type { Chart, ChartState } from '../chart/chart';
import { createStateTree, isNested, formatTransition, type StateTree } from './state-tree';
import { formatNoteLines } from './mermaid-note';
import { escapeText } from './mermaid-text';

const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`);

interface Arrow {
  /** The parent of source and target; undefined if their parents differ. */
  commonParent: ChartState | undefined;
  line: string;
}

function createArrows(state: ChartState, family: StateTree): Arrow[] {
  const { getAlias, getParent } = family;
  const parent = getParent(state.id);
  const createArrow = (target: string, text: string): Arrow => ({
    commonParent: parent === getParent(target) ? parent : undefined,
    line: `${getAlias(state.id)} --> ${getAlias(target)}${text && `: ${text}`}`,
  });
  return [
    ...(state.history?.targets.map((target) => createArrow(target, '')) ?? []),
    ...state.transitions.flatMap((transition) =>
      transition.targets
        .filter((target) => !isNested(state.id, target, family))
        .map((target) => createArrow(target, formatTransition(transition))),
    ),
  ];
}

function formatNote(state: ChartState, family: StateTree): string[] {
  const lines = formatNoteLines(state, family);
  if (lines.length === 0) return [];
  return [`note right of ${family.getAlias(state.id)}`, ...indent(lines), 'end note'];
}

function getDisplayName({ key, type, history }: ChartState): string {
  if (type !== 'history') return escapeText(key);
  return history?.depth === 'deep' ? 'H*' : 'H';
}

function formatChildren(state: ChartState, family: StateTree, arrows: readonly Arrow[]): string[] {
  const isRegion = (child: ChartState) => state.type === 'parallel' && child.type !== 'history';
  const first = state.states.find(isRegion);
  return state.states.flatMap((child) => [
    ...(isRegion(child) && child !== first ? ['--'] : []),
    ...formatState(child, family, arrows),
  ]);
}

function formatState(state: ChartState, family: StateTree, arrows: readonly Arrow[]): string[] {
  const { getAlias } = family;
  const opening = `state "${getDisplayName(state)}" as ${getAlias(state.id)}`;
  if (state.states.length === 0) return [opening, ...formatNote(state, family)];
  const finalStates = state.states.filter(({ type }) => type === 'final');
  return [
    `${opening} {`,
    ...indent([
      ...(state.initial ? [`[*] --> ${getAlias(state.initial)}`] : []),
      ...formatChildren(state, family, arrows),
      ...arrows.filter(({ commonParent }) => commonParent === state).map(({ line }) => line),
      ...finalStates.map(({ id }) => `${getAlias(id)} --> [*]`),
    ]),
    '}',
    ...formatNote(state, family),
  ];
}

/** Exports a chart as a Mermaid diagram. */
export function mermaid(chart: Chart): string {
  const family = createStateTree(chart);
  const arrows = family.states.flatMap((state) => createArrows(state, family));
  // An arrow inside the braces of a state would move its source and target into that state.
  const crossParentLines = arrows
    .filter(({ commonParent }) => !commonParent)
    .map(({ line }) => line);
  const lines = [...formatState(chart.root, family, arrows), ...crossParentLines];
  return ['stateDiagram-v2', ...indent(lines), ''].join('\n');
}
