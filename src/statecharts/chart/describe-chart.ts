import type { ChartInvoke } from './chart-invoke';
import { formatActionOrGuard, formatValue } from './format-definition';
import { computedPlaceholder } from './plain-json';
import { allStates, isForbidden, type Chart, type ChartState } from './chart';
import type { ChartTransition } from './chart-transition';

const joinNonEmpty = (texts: readonly string[]) => texts.filter(Boolean).join(', ');

export function describeInvoke({ label, systemId, input }: ChartInvoke): string[] {
  return [
    label,
    systemId === undefined ? '' : `as ${systemId}`,
    input === undefined
      ? ''
      : input === computedPlaceholder
        ? 'with input'
        : `with ${formatValue(input)}`,
  ].filter(Boolean);
}

/** Describes a state for screen readers. */
export function describeState(
  { key, type, description, tags }: ChartState,
  active: boolean,
): string {
  return joinNonEmpty([
    type === 'atomic' || type === 'compound' ? key : `${key}, ${type}`,
    description.replace(/\.$/, ''),
    tags.length > 0 ? `tagged ${tags.join(' and ')}` : '',
    active ? 'active' : '',
  ]);
}

/** Describes a transition for screen readers: 'booking.open, from closed to editing'. */
export function describeTransition(transition: ChartTransition, chart: Chart): string {
  const { source, targets, label, guard, actions, description } = transition;
  const keys = new Map(allStates(chart).map(({ id, key }) => [id, key]));
  const getKey = (id: string) => keys.get(id) ?? id;
  const preposition = isForbidden(transition) ? 'forbidden in' : 'within';
  const path =
    targets.length > 0
      ? `from ${getKey(source)} to ${targets.map(getKey).join(' and ')}`
      : `${preposition} ${getKey(source)}`;
  return joinNonEmpty([
    label,
    path,
    guard === null ? '' : `if ${formatActionOrGuard(guard)}`,
    actions.length > 0 ? `doing ${actions.map(formatActionOrGuard).join(' and ')}` : '',
    description.replace(/\.$/, ''),
  ]);
}
