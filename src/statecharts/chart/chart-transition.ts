import type { AnyTransitionDefinition } from 'xstate';
import type { ChartTransition } from './chart';
import type { AnyNode } from './definition';
import { invokesOf } from './chart-invoke';
import { namedOf } from './named';
import { plain } from './plain';
import { transitionId } from './transition-id';

/** The event that asks for a state by its id. */
export const routeEvent = 'xstate.route';

type Occasion = Pick<ChartTransition, 'kind' | 'label'>;

function actorOf(node: AnyNode, id: string): string {
  return invokesOf(node).find((candidate) => candidate.id === id)?.label ?? id;
}

function delayLabel(delay: string): string {
  return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
}

/** What sets a transition off, from the names that XState gives to its own events. */
function occasionOf(node: AnyNode, eventType: string): Occasion {
  const after = (prefix: string) =>
    eventType.startsWith(prefix) ? eventType.slice(prefix.length) : undefined;
  const done = after('xstate.done.actor.');
  if (done) return { kind: 'done', label: `done: ${actorOf(node, done)}` };
  const error = after('xstate.error.actor.');
  if (error) return { kind: 'error', label: `error: ${actorOf(node, error)}` };
  const snapshot = after('xstate.snapshot.');
  if (snapshot) return { kind: 'event', label: `snapshot: ${actorOf(node, snapshot)}` };
  const delay = after('xstate.after.');
  if (delay) return { kind: 'after', label: delayLabel(delay.slice(0, -node.id.length - 1)) };
  if (after('xstate.done.state.')) return { kind: 'stateDone', label: 'all done' };
  if (eventType === '') return { kind: 'always', label: 'always' };
  return { kind: 'event', label: eventType === '*' ? 'any other event' : eventType };
}

/** XState asks first whether the route is meant, and then for the guard that is written. */
function guardOf({ eventType, guard }: AnyTransitionDefinition): unknown {
  if (eventType !== routeEvent) return guard;
  return (guard as { guards?: readonly unknown[] }).guards?.[1];
}

function transitionOf(node: AnyNode, transition: AnyTransitionDefinition): ChartTransition {
  const eventType = String(transition.eventType);
  const targets = (transition.target ?? []).map(({ id }) => id);
  const guard = guardOf(transition);
  return {
    id: transitionId(transition),
    source: node.id,
    targets,
    eventType,
    ...occasionOf(node, eventType),
    ...(eventType === routeEvent && { label: `route to #${targets.join()}` }),
    guard: guard === undefined ? null : namedOf(guard),
    actions: transition.actions.map(namedOf),
    description: transition.description ?? '',
    reenter: transition.reenter,
    ...(transition.meta !== undefined && { meta: plain(transition.meta) }),
  };
}

/** A state's own transitions: those that need no event first, as the machine tries them. */
export function transitionsOf(node: AnyNode): ChartTransition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) =>
    transitionOf(node, transition),
  );
}
