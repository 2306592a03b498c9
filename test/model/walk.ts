import { SimulatedClock, createActor, type AnyMachineSnapshot } from 'xstate';
import { transitionId } from '../../src/statecharts/chart/transition-id';
import type { Flow } from '../../src/statecharts/page/flow';
import { withoutEffects } from './without-effects';
import type { TestPath } from './test-paths';

/** The result of one example of a test path. */
export interface Step {
  example: string;
  /** The ids of the transitions taken; none if a guard rejected the example. */
  transitions: string[];
  snapshot: AnyMachineSnapshot;
}

/** Sends a test path's examples to a running machine. The first step is the start, without an example. */
export function walk({ machine, examples }: Flow, testPath: TestPath): Step[] {
  let transitions: string[] = [];
  const actor = createActor(withoutEffects(machine), {
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      transitions.push(...inspected._transitions.map(transitionId));
    },
  });
  actor.start();
  const steps: Step[] = [{ example: '', transitions: [], snapshot: actor.getSnapshot() }];
  for (const example of testPath) {
    transitions = [];
    actor.send(examples[example]!);
    steps.push({ example, transitions, snapshot: actor.getSnapshot() });
  }
  actor.stop();
  return steps;
}
