import type { Durations } from './durations';
import type { ProgressMessage } from './progress-message';

/** A runner that is going to run, and how long it takes as far as anybody knows. */
export interface Planned {
  name: string;
  known: Durations;
}

/** So long the estimate outweighs what a run has shown of this machine's pace, in seconds. */
const inertia = 30;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const spell = (seconds: number) => {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

/** How far a run of several runners, one after the other, has come. */
export class Progress {
  private readonly begun: number;
  private current: { planned: Planned; begun: number } | undefined;
  private total = 0;
  private done: Record<string, number> = {};
  private readonly over = new Set<Planned>();

  /** @param now in milliseconds. */
  constructor(
    private readonly plan: readonly Planned[],
    private readonly now: () => number = Date.now,
  ) {
    this.begun = now();
  }

  begin(name: string): void {
    const planned = this.plan.find((one) => one.name === name);
    if (!planned) throw new Error(`${name} was not planned`);
    this.current = { planned, begun: this.now() };
    this.total = 0;
    this.done = {};
  }

  hear(message: ProgressMessage): void {
    if ('total' in message) this.total = message.total;
    else this.done[message.done] = (this.done[message.done] ?? 0) + message.seconds;
  }

  /** @returns how long the current runner took. */
  end(): Durations {
    const { planned, begun } = this.running();
    this.over.add(planned);
    this.current = undefined;
    return { seconds: this.since(begun), parts: this.done };
  }

  /** One line: what runs, how much of it is done, and how long the rest takes. */
  line(): string {
    const { planned } = this.running();
    const count = Object.keys(this.done).length;
    const share = this.total > 0 ? `${count} of ${this.total}` : 'running';
    const [so, left] = [spell(this.since(this.begun)), spell(this.secondsLeft())];
    return `── ${planned.name}: ${share} · ${so} so far, about ${left} left`;
  }

  private secondsLeft(): number {
    const { planned, begun } = this.running();
    const share = this.shareDone();
    const waiting = this.plan.filter((one) => one !== planned && !this.over.has(one));
    const { seconds } = planned.known;
    const pace = (this.since(begun) + inertia) / (share * seconds + inertia);
    return pace * ((1 - share) * seconds + sum(waiting.map(({ known }) => known.seconds)));
  }

  /** How much of the current runner's work is done, between 0 and 1. */
  private shareDone(): number {
    const { planned, begun } = this.running();
    const { seconds, parts } = planned.known;
    const names = Object.keys(this.done);
    if (this.total === 0) return Math.min(0.95, this.since(begun) / seconds);
    const all = Object.values(parts);
    if (all.length === 0) return Math.min(1, names.length / this.total);
    const average = sum(all) / all.length;
    const expected = sum(names.map((name) => parts[name] ?? average));
    return Math.min(1, expected / (average * this.total));
  }

  private running() {
    if (!this.current) throw new Error('Nothing runs');
    return this.current;
  }

  private since(moment: number): number {
    return (this.now() - moment) / 1000;
  }
}
