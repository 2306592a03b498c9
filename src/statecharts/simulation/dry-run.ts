import {
  SimulatedClock,
  createActor,
  fromCallback,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { transitionId } from '../chart/transition-id';

const noop = () => undefined;

/** A parent for machines that expect one because other machines invoke them. */
const inertParent = fromCallback(noop);

/** The result of an event: the next snapshot and the ids of the transitions taken. */
export interface DryStep {
  after: AnyMachineSnapshot;
  transitions: string[];
}

/** stopChild is executed even for actors that never started, because it frees their system id. */
const isStopChild = ({ type }: { type: string }) => type === 'xstate.stopChild';

/**
 * Runs a machine without side effects: no custom action runs, no actor starts, no delay elapses and
 * nothing is logged or sent. `assign` and `raise` work as usual.
 */
export class DryRun {
  private takenTransitions: string[] = [];
  private readonly scope: Parameters<AnyStateMachine['transition']>[2];
  readonly initial: AnyMachineSnapshot;

  constructor(
    private readonly machine: AnyStateMachine,
    input?: unknown,
  ) {
    const parent = createActor(inertParent, { clock: new SimulatedClock(), logger: noop });
    // The actor is never started, so XState defers its effects.
    const actor = createActor(machine, { input, parent });
    actor.system.inspect((event) => {
      // Child actors emit microsteps, too.
      if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return;
      this.takenTransitions.push(...event._transitions.map(transitionId));
    });
    this.initial = actor.getSnapshot() as AnyMachineSnapshot;
    this.scope = {
      self: actor,
      id: actor.id,
      sessionId: actor.sessionId,
      system: actor.system,
      logger: noop,
      defer: noop,
      emit: noop,
      stopChild: noop,
      actionExecutor: (action) => {
        if (isStopChild(action)) action.exec?.(action.info, action.params);
      },
    };
  }

  step(before: AnyMachineSnapshot, event: AnyEventObject): DryStep {
    this.takenTransitions = [];
    const after = this.machine.transition(before, event, this.scope) as AnyMachineSnapshot;
    return { after, transitions: this.takenTransitions };
  }
}
