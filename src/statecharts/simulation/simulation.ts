import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { StateReport, Step } from '../live/messages';
import { stateOf } from '../live/reports';
import { redact } from '../live/redact';
import { DryRun } from './dry-run';

/** Where a simulated machine is, and how it got there. */
export interface SimulatedRun {
  state: StateReport;
  steps: readonly Step[];
  /** Why the machine cannot go on: what its own code threw. */
  problem: string;
}

const problemOf = ({ status, error }: AnyMachineSnapshot) =>
  status === 'error' ? String(error) : '';

/** A machine without effects: actors do not answer and time does not pass by themselves. */
export class Simulation {
  private readonly listeners = new Set<() => void>();
  private dry: DryRun;
  private snapshot: AnyMachineSnapshot;
  run: SimulatedRun;

  constructor(
    private readonly machine: AnyStateMachine,
    private input?: unknown,
  ) {
    this.dry = new DryRun(machine, input);
    this.snapshot = this.dry.initial;
    this.run = this.begun();
  }

  private begun(): SimulatedRun {
    const { status } = this.snapshot;
    if (status !== 'error') return { state: stateOf(this.snapshot), steps: [], problem: '' };
    const state: StateReport = { status, value: {}, states: [], context: {} };
    return { state, steps: [], problem: problemOf(this.snapshot) };
  }

  private show(run: SimulatedRun): void {
    this.run = run;
    this.listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  send(event: AnyEventObject): void {
    if (this.snapshot.status !== 'active') return;
    try {
      const { after, transitions } = this.dry.step(this.snapshot, event);
      this.snapshot = after;
      const state = stateOf(after);
      const step: Step = {
        actor: this.machine.id,
        time: Date.now(),
        event: redact(event) as Step['event'],
        transitions,
        after: state,
      };
      this.show({ state, steps: [...this.run.steps, step], problem: problemOf(after) });
    } catch (error) {
      this.show({ ...this.run, problem: String(error) });
    }
  }

  restart(): void {
    this.dry = new DryRun(this.machine, this.input);
    this.snapshot = this.dry.initial;
    this.show(this.begun());
  }

  /** Begins again with another input. */
  startWith(input: unknown): void {
    this.input = input;
    this.restart();
  }
}
