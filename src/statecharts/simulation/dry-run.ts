import {
  SimulatedClock,
  createActor,
  fromCallback,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { transitionId } from '../chart/transition-id';

const nothing = () => undefined;

/** The parent of a machine that other machines invoke. */
const silentParent = fromCallback(nothing);

/** What a machine would do with an event: where it comes to, and by which transitions. */
export interface DryStep {
  after: AnyMachineSnapshot;
  transitions: string[];
}

/** What XState's own stop does for a child that has never run: it gives its system id free. */
const isStop = ({ type }: { type: string }) => type === 'xstate.stopChild';

/**
 * A machine whose effects are left out: no action of its own runs, no actor is started, no time
 * passes and nothing is logged or sent. What it assigns and raises is worked out as ever.
 */
export class DryRun {
  private taken: string[] = [];
  private readonly scope: Parameters<AnyStateMachine['transition']>[2];
  readonly initial: AnyMachineSnapshot;

  constructor(
    private readonly machine: AnyStateMachine,
    input?: unknown,
  ) {
    const parent = createActor(silentParent, { clock: new SimulatedClock(), logger: nothing });
    // Never started: until then it holds back all that it would do.
    const actor = createActor(machine, { input, parent });
    actor.system.inspect((event) => {
      // What the machine runs makes its first steps as well.
      if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return;
      this.taken.push(...event._transitions.map(transitionId));
    });
    this.initial = actor.getSnapshot() as AnyMachineSnapshot;
    this.scope = {
      self: actor,
      id: actor.id,
      sessionId: actor.sessionId,
      system: actor.system,
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action) => {
        if (isStop(action)) action.exec?.(action.info, action.params);
      },
    };
  }

  step(before: AnyMachineSnapshot, event: AnyEventObject): DryStep {
    this.taken = [];
    const after = this.machine.transition(before, event, this.scope) as AnyMachineSnapshot;
    return { after, transitions: this.taken };
  }
}
