import { screen } from '@testing-library/react';
import { createActor, createMachine, type AnyActorRef, type AnyStateMachine } from 'xstate';

export const lampMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

export const doorMachine = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { push: 'open' } }, open: {} },
});

/** A running actor, and its current subscriptions. */
export function actorWithSubscriptions(machine: AnyStateMachine) {
  const actor: AnyActorRef = createActor(machine).start();
  const subscriptions = new Set<object>();
  const subscribe = actor.subscribe.bind(actor) as (listener: unknown) => {
    unsubscribe: () => void;
  };
  actor.subscribe = ((listener: unknown) => {
    const subscription = subscribe(listener);
    subscriptions.add(subscription);
    return {
      unsubscribe: () => {
        subscriptions.delete(subscription);
        subscription.unsubscribe();
      },
    };
  }) as typeof actor.subscribe;
  return { actor, subscriptions };
}

export const chartOfMachine = (name: string) =>
  screen.findByRole('group', { name: `Chart of ${name}` });

/** The names of the highlighted states. */
export const highlightedStates = () =>
  screen
    .queryAllByRole('group', { name: / active$/ })
    .map((state) => state.getAttribute('aria-label')?.replace(', active', ''));
