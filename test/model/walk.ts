import {
  SimulatedClock,
  createActor,
  fromCallback,
  fromPromise,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { transitionId } from '../../src/statecharts/chart/transition-id';
import type { Flow } from '../../src/statecharts/flows';
import type { Tour } from './tours';

/** What one example of a tour led to. */
export interface Step {
  example: string;
  /** The ids of the transitions taken; none where a guard stopped the example. */
  transitions: string[];
  snapshot: AnyMachineSnapshot;
}

const silent = fromPromise(() => new Promise(() => undefined));
const watching = fromCallback(() => undefined);

/** The actors that watch instead of answering once. */
const watchers = ['watchIdentity', 'upload'];

/** The machine with actors that stay silent: their answers are among the examples. */
export function silenced(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.keys(machine.implementations.actors ?? {}).map((name) => [
    name,
    watchers.includes(name) ? watching : silent,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) });
}

/** Sends a tour's examples to a running machine. Its first step is the start, without an example. */
export function walk({ machine, examples }: Flow, tour: Tour): Step[] {
  let transitions: string[] = [];
  const actor = createActor(silenced(machine), {
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      transitions.push(...inspected._transitions.map(transitionId));
    },
  });
  actor.start();
  const steps: Step[] = [{ example: '', transitions: [], snapshot: actor.getSnapshot() }];
  for (const example of tour) {
    transitions = [];
    actor.send(examples[example]!);
    steps.push({ example, transitions, snapshot: actor.getSnapshot() });
  }
  actor.stop();
  return steps;
}

/** The ids of all states that a machine is in. */
export const activeStates = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.map(({ id }) => id);
