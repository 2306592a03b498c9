import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { StateReport, Step } from '../live/messages';
import { toStateReport } from '../live/reports';
import { redact } from '../live/redact';
import { DryRun } from './dry-run';

/** The state of a simulated machine and the steps that led to it. */
export interface SimulatedRun {
  state: StateReport;
  steps: readonly Step[];
  /** The error thrown by the machine; empty if there is none. */
  problem: string;
}

const getProblem = ({ status, error }: AnyMachineSnapshot) =>
  status === 'error' ? String(error) : '';

/** Simulates a machine without side effects. Results of actors and delays must be sent as events. */
export class Simulation {
  private readonly listeners = new Set<() => void>();
  private dryRun: DryRun;
  private snapshot: AnyMachineSnapshot;
  run: SimulatedRun;

  constructor(
    private readonly machine: AnyStateMachine,
    private input?: unknown,
  ) {
    this.dryRun = new DryRun(machine, input);
    this.snapshot = this.dryRun.initial;
    this.run = this.createInitialRun();
  }

  private createInitialRun(): SimulatedRun {
    const { status } = this.snapshot;
    if (status !== 'error') return { state: toStateReport(this.snapshot), steps: [], problem: '' };
    const state: StateReport = { status, value: {}, states: [], context: {} };
    return { state, steps: [], problem: getProblem(this.snapshot) };
  }

  private publish(run: SimulatedRun): void {
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
      const { after, transitions } = this.dryRun.step(this.snapshot, event);
      this.snapshot = after;
      const state = toStateReport(after);
      const step: Step = {
        actor: this.machine.id,
        time: Date.now(),
        event: redact(event) as Step['event'],
        transitions,
        after: state,
      };
      this.publish({ state, steps: [...this.run.steps, step], problem: getProblem(after) });
    } catch (error) {
      this.publish({ ...this.run, problem: String(error) });
    }
  }

  restart(): void {
    this.dryRun = new DryRun(this.machine, this.input);
    this.snapshot = this.dryRun.initial;
    this.publish(this.createInitialRun());
  }

  /** Restarts with another input. */
  startWith(input: unknown): void {
    this.input = input;
    this.restart();
  }
}
