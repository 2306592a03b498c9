import {
  createActor,
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { transitionName } from './paths';

export interface Walk {
  snapshots: AnyMachineSnapshot[];
  /** The names of the transitions taken. */
  transitions: Set<string>;
}

const silent = fromPromise(() => new Promise(() => undefined));
const watching = fromCallback(() => undefined);

/** The actors that watch instead of answering once. */
const watchers = ['watchIdentity', 'upload'];

/** Sends events to a running machine whose actors stay silent: their answers are among the events. */
export function walk(machine: AnyStateMachine, events: readonly AnyEventObject[]): Walk {
  const transitions = new Set<string>();
  const actors = Object.keys(machine.implementations.actors ?? {}).map((name) => [
    name,
    watchers.includes(name) ? watching : silent,
  ]);
  const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }), {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') {
        inspected._transitions.forEach((transition) => transitions.add(transitionName(transition)));
      }
    },
  });
  actor.start();
  const snapshots: AnyMachineSnapshot[] = [actor.getSnapshot()];
  for (const event of events) {
    actor.send(event);
    snapshots.push(actor.getSnapshot());
  }
  actor.stop();
  return { snapshots, transitions };
}
