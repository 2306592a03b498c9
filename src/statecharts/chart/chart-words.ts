import type { ChartInvoke } from './chart-invoke';
import { namedText, valueText } from './named-text';
import { computed } from './plain';
import { allStates, isForbidden, type Chart, type ChartState, type ChartTransition } from './chart';

const list = (words: readonly string[]) => words.filter(Boolean).join(', ');

/** What is invoked, as what, with what. */
export function invokeWords({ label, systemId, input }: ChartInvoke): string[] {
  return [
    label,
    systemId === undefined ? '' : `as ${systemId}`,
    input === undefined ? '' : input === computed ? 'with input' : `with ${valueText(input)}`,
  ].filter(Boolean);
}

/** A state in words, for screen readers. */
export function stateWords({ key, type, description, tags }: ChartState, active: boolean): string {
  return list([
    type === 'atomic' || type === 'compound' ? key : `${key}, ${type}`,
    description.replace(/\.$/, ''),
    tags.length > 0 ? `tagged ${tags.join(' and ')}` : '',
    active ? 'active' : '',
  ]);
}

/** A transition in words: 'booking.open, from closed to editing'. */
export function transitionWords(transition: ChartTransition, chart: Chart): string {
  const { source, targets, label, guard, actions, description } = transition;
  const keys = new Map(allStates(chart).map(({ id, key }) => [id, key]));
  const name = (id: string) => keys.get(id) ?? id;
  const stays = isForbidden(transition) ? 'forbidden in' : 'within';
  const way =
    targets.length > 0
      ? `from ${name(source)} to ${targets.map(name).join(' and ')}`
      : `${stays} ${name(source)}`;
  return list([
    label,
    way,
    guard === null ? '' : `if ${namedText(guard)}`,
    actions.length > 0 ? `doing ${actions.map(namedText).join(' and ')}` : '',
    description.replace(/\.$/, ''),
  ]);
}
