import {
  SimulatedClock,
  createActor,
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { MachineRecorder } from '../live/machine-recorder';
import type { StateReport, Step } from '../live/messages';
import { stateOf, stepOf } from '../live/reports';
import { silenced } from './silenced';

/** Where a simulated machine is, and how it got there. */
export interface SimulatedRun {
  state: StateReport;
  steps: readonly Step[];
}

/** A machine that runs by itself: nothing answers, and no time passes, unless it is told to. */
export class Simulation {
  private readonly listeners = new Set<() => void>();
  private actor: Actor<AnyStateMachine>;
  run: SimulatedRun;

  constructor(private readonly machine: AnyStateMachine) {
    this.actor = this.start();
    this.run = { state: stateOf(this.actor.getSnapshot()), steps: [] };
  }

  private start(): Actor<AnyStateMachine> {
    const recorder = new MachineRecorder('simulation', {
      started: () => undefined,
      stepped: (step) => this.show({ steps: [...this.run.steps, stepOf(step)] }),
      stopped: () => undefined,
    });
    const actor = createActor(silenced(this.machine), {
      clock: new SimulatedClock(),
      inspect: (event) => recorder.hear({ event, time: Date.now(), about: '' }),
    });
    return actor.start();
  }

  private show({ steps }: { steps: readonly Step[] }): void {
    this.run = { state: stateOf(this.actor.getSnapshot()), steps };
    this.listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  send(event: AnyEventObject): void {
    this.actor.send(event);
  }

  restart(): void {
    this.actor.stop();
    this.actor = this.start();
    this.show({ steps: [] });
  }
}
