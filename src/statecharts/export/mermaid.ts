import type { Chart, ChartState } from '../chart/chart';
import { familyOf, isNested, transitionText, type Family } from './mermaid-family';
import { noteLines } from './mermaid-note';
import { escaped } from './mermaid-text';

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);

interface Arrow {
  /** The parent of both its ends; none if these have different ones. */
  inside: ChartState | undefined;
  line: string;
}

function arrowsOf(state: ChartState, family: Family): Arrow[] {
  const { aliasOf, parentOf } = family;
  const parent = parentOf(state.id);
  const arrow = (target: string, text: string): Arrow => ({
    inside: parent === parentOf(target) ? parent : undefined,
    line: `${aliasOf(state.id)} --> ${aliasOf(target)}${text && `: ${text}`}`,
  });
  return [
    ...(state.history?.targets.map((target) => arrow(target, '')) ?? []),
    ...state.transitions.flatMap((transition) =>
      transition.targets
        .filter((target) => !isNested(state.id, target, family))
        .map((target) => arrow(target, transitionText(transition))),
    ),
  ];
}

function note(state: ChartState, family: Family): string[] {
  const lines = noteLines(state, family);
  if (lines.length === 0) return [];
  return [`note right of ${family.aliasOf(state.id)}`, ...indented(lines), 'end note'];
}

function nameOf({ key, type, history }: ChartState): string {
  if (type !== 'history') return escaped(key);
  return history?.depth === 'deep' ? 'H*' : 'H';
}

function childLines(state: ChartState, family: Family, arrows: readonly Arrow[]): string[] {
  const isRegion = (child: ChartState) => state.type === 'parallel' && child.type !== 'history';
  const first = state.states.find(isRegion);
  return state.states.flatMap((child) => [
    ...(isRegion(child) && child !== first ? ['--'] : []),
    ...stateLines(child, family, arrows),
  ]);
}

function stateLines(state: ChartState, family: Family, arrows: readonly Arrow[]): string[] {
  const { aliasOf } = family;
  const opening = `state "${nameOf(state)}" as ${aliasOf(state.id)}`;
  if (state.states.length === 0) return [opening, ...note(state, family)];
  const ends = state.states.filter(({ type }) => type === 'final');
  return [
    `${opening} {`,
    ...indented([
      ...(state.initial ? [`[*] --> ${aliasOf(state.initial)}`] : []),
      ...childLines(state, family, arrows),
      ...arrows.filter(({ inside }) => inside === state).map(({ line }) => line),
      ...ends.map(({ id }) => `${aliasOf(id)} --> [*]`),
    ]),
    '}',
    ...note(state, family),
  ];
}

/** A chart as the text of a mermaid diagram. */
export function mermaid(chart: Chart): string {
  const family = familyOf(chart);
  const arrows = family.states.flatMap((state) => arrowsOf(state, family));
  // Inside a state's braces, an arrow would take its ends in there with it.
  const across = arrows.filter(({ inside }) => !inside).map(({ line }) => line);
  const lines = [...stateLines(chart.root, family, arrows), ...across];
  return ['stateDiagram-v2', ...indented(lines), ''].join('\n');
}
