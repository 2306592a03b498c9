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

function createArrows(state: ChartState, tree: StateTree): Arrow[] {
  const { getAlias, getParent } = tree;
  const parent = getParent(state.id);
  const createArrow = (target: string, text: string): Arrow => ({
    commonParent: parent === getParent(target) ? parent : undefined,
    line: `${getAlias(state.id)} --> ${getAlias(target)}${text && `: ${text}`}`,
  });
  return [
    ...(state.history?.targets.map((target) => createArrow(target, '')) ?? []),
    ...state.transitions.flatMap((transition) =>
      transition.targets
        .filter((target) => !isNested(state.id, target, tree))
        .map((target) => createArrow(target, formatTransition(transition))),
    ),
  ];
}

function formatNote(state: ChartState, tree: StateTree): string[] {
  const lines = formatNoteLines(state, tree);
  if (lines.length === 0) return [];
  return [`note right of ${tree.getAlias(state.id)}`, ...indent(lines), 'end note'];
}

function getDisplayName({ key, type, history }: ChartState): string {
  if (type !== 'history') return escapeText(key);
  return history?.depth === 'deep' ? 'H*' : 'H';
}

function formatChildren(state: ChartState, tree: StateTree, arrows: readonly Arrow[]): string[] {
  const isRegion = (child: ChartState) => state.type === 'parallel' && child.type !== 'history';
  const first = state.states.find(isRegion);
  return state.states.flatMap((child) => [
    ...(isRegion(child) && child !== first ? ['--'] : []),
    ...formatState(child, tree, arrows),
  ]);
}

function formatState(state: ChartState, tree: StateTree, arrows: readonly Arrow[]): string[] {
  const { getAlias } = tree;
  const opening = `state "${getDisplayName(state)}" as ${getAlias(state.id)}`;
  if (state.states.length === 0) return [opening, ...formatNote(state, tree)];
  const finalStates = state.states.filter(({ type }) => type === 'final');
  return [
    `${opening} {`,
    ...indent([
      ...(state.initial ? [`[*] --> ${getAlias(state.initial)}`] : []),
      ...formatChildren(state, tree, arrows),
      ...arrows.filter(({ commonParent }) => commonParent === state).map(({ line }) => line),
      ...finalStates.map(({ id }) => `${getAlias(id)} --> [*]`),
    ]),
    '}',
    ...formatNote(state, tree),
  ];
}

export function mermaid(chart: Chart): string {
  const tree = createStateTree(chart);
  const arrows = tree.states.flatMap((state) => createArrows(state, tree));
  // An arrow inside the braces of a state would move its source and target into that state.
  const crossParentLines = arrows
    .filter(({ commonParent }) => !commonParent)
    .map(({ line }) => line);
  const lines = [...formatState(chart.root, tree, arrows), ...crossParentLines];
  return ['stateDiagram-v2', ...indent(lines), ''].join('\n');
}
