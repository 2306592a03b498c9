import type { AnyTransitionDefinition } from 'xstate';
import type { AnyNode } from './definition';
import { getInvokes } from './chart-invoke';
import { toActionOrGuard, type ActionOrGuard } from './action-or-guard';
import { toPlainJson } from './plain-json';
import { transitionId } from './transition-id';

export interface ChartTransition {
  id: string;
  source: string;
  /** The ids of the target states; empty for a transition that only runs actions. */
  targets: string[];
  /** XState's event type: 'booking.open', 'xstate.done.actor.0.booking.submitting', '' for always. */
  eventType: string;
  kind: 'event' | 'done' | 'error' | 'after' | 'always' | 'stateDone';
  /** The displayed trigger: 'booking.open', 'done: book', 'after 700 ms', 'always', 'all done'. */
  label: string;
  guard: ActionOrGuard | null;
  actions: ActionOrGuard[];
  description: string;
  reenter: boolean;
  meta?: unknown;
}

/** The event with which XState enters a state by its id. */
export const routeEvent = 'xstate.route';

type Trigger = Pick<ChartTransition, 'kind' | 'label'>;

function getInvokeLabel(node: AnyNode, id: string): string {
  return getInvokes(node).find((candidate) => candidate.id === id)?.label ?? id;
}

function delayLabel(delay: string): string {
  return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
}

/** Derives a transition's kind and label from the names of XState's internal events. */
function describeTrigger(node: AnyNode, eventType: string): Trigger {
  const suffixAfter = (prefix: string) =>
    eventType.startsWith(prefix) ? eventType.slice(prefix.length) : undefined;
  const done = suffixAfter('xstate.done.actor.');
  if (done) return { kind: 'done', label: `done: ${getInvokeLabel(node, done)}` };
  const error = suffixAfter('xstate.error.actor.');
  if (error) return { kind: 'error', label: `error: ${getInvokeLabel(node, error)}` };
  const snapshot = suffixAfter('xstate.snapshot.');
  if (snapshot) return { kind: 'event', label: `snapshot: ${getInvokeLabel(node, snapshot)}` };
  const delay = suffixAfter('xstate.after.');
  if (delay) return { kind: 'after', label: delayLabel(delay.slice(0, -node.id.length - 1)) };
  if (suffixAfter('xstate.done.state.')) return { kind: 'stateDone', label: 'all done' };
  if (eventType === '') return { kind: 'always', label: 'always' };
  return { kind: 'event', label: eventType === '*' ? 'any other event' : eventType };
}

/** For a route, XState combines its own check with the declared guard, which is the second one. */
function getGuard({ eventType, guard }: AnyTransitionDefinition): unknown {
  if (eventType !== routeEvent) return guard;
  return (guard as { guards?: readonly unknown[] }).guards?.[1];
}

function toChartTransition(node: AnyNode, transition: AnyTransitionDefinition): ChartTransition {
  const eventType = String(transition.eventType);
  const targets = (transition.target ?? []).map(({ id }) => id);
  const guard = getGuard(transition);
  return {
    id: transitionId(transition),
    source: node.id,
    targets,
    eventType,
    ...describeTrigger(node, eventType),
    ...(eventType === routeEvent && { label: `route to #${targets.join()}` }),
    guard: guard === undefined ? null : toActionOrGuard(guard),
    actions: transition.actions.map(toActionOrGuard),
    description: transition.description ?? '',
    reenter: transition.reenter,
    ...(transition.meta !== undefined && { meta: toPlainJson(transition.meta) }),
  };
}

/** Returns a state's own transitions in the order in which XState tries them: eventless ones first. */
export function getTransitions(node: AnyNode): ChartTransition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) =>
    toChartTransition(node, transition),
  );
}
