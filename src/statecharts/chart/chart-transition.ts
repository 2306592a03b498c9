import type { AnyTransitionDefinition } from 'xstate';
import type { ChartTransition } from './chart';
import type { AnyNode } from './definition';
import { invokesOf } from './chart-invoke';
import { namedOf } from './named';
import { plain } from './plain';
import { transitionId } from './transition-id';

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

function transitionOf(node: AnyNode, transition: AnyTransitionDefinition): ChartTransition {
  const eventType = String(transition.eventType);
  return {
    id: transitionId(transition),
    source: node.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    eventType,
    ...occasionOf(node, eventType),
    guard: transition.guard === undefined ? null : namedOf(transition.guard),
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
