import type { AnyTransitionDefinition } from 'xstate';

/**
 * A transition's name, unique in its machine: where it starts, on what event, which of several,
 * and where it leads. A running machine's transitions have the same names as the chart's.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, target } = transition;
  const eventType = transition.eventType as string;
  // Transitions without an event have ids of their own.
  const siblings = source.transitions.get(eventType) ?? source.always ?? [];
  const choice = siblings.length > 1 ? ` [${siblings.indexOf(transition) + 1}]` : '';
  return `${source.id} on ${eventType}${choice} → ${target?.map(({ id }) => id).join() ?? 'itself'}`;
}
