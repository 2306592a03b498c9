import { formatActionOrGuard } from '../chart/format-definition';
import { allStates, isForbidden, type Chart, type ChartState } from '../chart/chart';
import { createAliases, escapeText } from './mermaid-text';
import type { ChartTransition } from '../chart/chart-transition';

/** The states of a chart, with lookups by id. */
export interface StateTree {
  states: readonly ChartState[];
  getParent: (id: string) => ChartState | undefined;
  getKey: (id: string) => string;
  getAlias: (id: string) => string;
}

export function createStateTree(chart: Chart): StateTree {
  const states = allStates(chart);
  const aliases = createAliases(states.map(({ id }) => id));
  const keys = new Map(states.map(({ id, key }) => [id, key]));
  const parents = new Map(
    states.flatMap((parent) => parent.states.map((child) => [child.id, parent] as const)),
  );
  return {
    states,
    getParent: (id) => parents.get(id),
    getKey: (id) => keys.get(id) ?? id,
    getAlias: (id) => aliases.get(id) ?? id,
  };
}

/** Whether one state is a descendant of the other: Mermaid cannot draw an arrow between them. */
export function isNested(id: string, otherId: string, { getParent }: StateTree): boolean {
  const isInside = (id: string, outer: string): boolean => {
    const parent = getParent(id);
    return parent !== undefined && (parent.id === outer || isInside(parent.id, outer));
  };
  return isInside(id, otherId) || isInside(otherId, id);
}

/** Formats a transition: event [guard] / actions */
export function formatTransition(transition: ChartTransition): string {
  const { label, guard, actions, reenter } = transition;
  const condition = guard === null ? '' : ` [${formatActionOrGuard(guard)}]`;
  const reentering = reenter ? ' (re-entering)' : '';
  const forbidden = isForbidden(transition) ? ' (forbidden)' : '';
  const effects = actions.length > 0 ? ` / ${actions.map(formatActionOrGuard).join(', ')}` : '';
  return escapeText(`${label}${condition}${reentering}${forbidden}${effects}`);
}
