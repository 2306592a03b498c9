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

/** A running actor, and the number of its subscribers. */
export function heardActor(machine: AnyStateMachine) {
  const actor: AnyActorRef = createActor(machine).start();
  const listeners = new Set<object>();
  const subscribe = actor.subscribe.bind(actor) as (listener: unknown) => {
    unsubscribe: () => void;
  };
  actor.subscribe = ((listener: unknown) => {
    const subscription = subscribe(listener);
    listeners.add(subscription);
    return {
      unsubscribe: () => {
        listeners.delete(subscription);
        subscription.unsubscribe();
      },
    };
  }) as typeof actor.subscribe;
  return { actor, listeners };
}

export const chartOfMachine = (name: string) =>
  screen.findByRole('group', { name: `Chart of ${name}` });

/** The names of the highlighted states. */
export const litStates = () =>
  screen
    .queryAllByRole('group', { name: / active$/ })
    .map((state) => state.getAttribute('aria-label')?.replace(', active', ''));
