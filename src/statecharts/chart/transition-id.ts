import type { AnyTransitionDefinition } from 'xstate';

/**
 * Returns an id of a transition that is unique in its machine: source, event, number among several
 * for the same event, and targets. Running machines and charts have the same ids.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, target } = transition;
  const eventType = transition.eventType as string;
  // Eventless transitions are not in the map of transitions by event.
  const siblings = source.transitions.get(eventType) ?? source.always ?? [];
  const choice = siblings.length > 1 ? ` [${siblings.indexOf(transition) + 1}]` : '';
  return `${source.id} on ${eventType}${choice} → ${target?.map(({ id }) => id).join() ?? 'itself'}`;
}
