import { fromCallback, type AnyStateMachine } from 'xstate';

const idleActor = fromCallback(() => undefined);

/** The machine with actors that never settle: their results are sent as events. */
export function withoutEffects(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, idleActor])) });
}
