import { namedText } from '../chart/named-text';
import {
  allStates,
  isForbidden,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '../chart/chart';
import { aliasesOf, escaped } from './mermaid-text';

/** All states of a chart, and how they belong together. */
export interface Family {
  states: readonly ChartState[];
  parentOf: (id: string) => ChartState | undefined;
  keyOf: (id: string) => string;
  aliasOf: (id: string) => string;
}

export function familyOf(chart: Chart): Family {
  const states = allStates(chart);
  const aliases = aliasesOf(states.map(({ id }) => id));
  const keys = new Map(states.map(({ id, key }) => [id, key]));
  const parents = new Map(
    states.flatMap((parent) => parent.states.map((child) => [child.id, parent] as const)),
  );
  return {
    states,
    parentOf: (id) => parents.get(id),
    keyOf: (id) => keys.get(id) ?? id,
    aliasOf: (id) => aliases.get(id) ?? id,
  };
}

/** Whether one of two states lies within the other: mermaid cannot draw an arrow between them. */
export function isNested(one: string, other: string, { parentOf }: Family): boolean {
  const lies = (id: string, outer: string): boolean => {
    const parent = parentOf(id);
    return parent !== undefined && (parent.id === outer || lies(parent.id, outer));
  };
  return lies(one, other) || lies(other, one);
}

/** event [guard] / actions */
export function transitionText(transition: ChartTransition): string {
  const { label, guard, actions, reenter } = transition;
  const condition = guard === null ? '' : ` [${namedText(guard)}]`;
  const anew = reenter ? ' (re-entering)' : '';
  const forbidden = isForbidden(transition) ? ' (forbidden)' : '';
  const effects = actions.length > 0 ? ` / ${actions.map(namedText).join(', ')}` : '';
  return escaped(`${label}${condition}${anew}${forbidden}${effects}`);
}
