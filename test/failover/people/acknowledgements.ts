/** When changes were acknowledged, and how long each of them took; in milliseconds. */
export class Acknowledgements {
  private times: number[] = [];
  private waits: number[] = [];
  total = 0;
  /** Requests that were sent again, because nobody answered or somebody failed. */
  repeated = 0;

  add(began: number): void {
    const now = performance.now();
    this.times.push(now);
    this.waits.push(now - began);
    this.total += 1;
  }

  /** From now on. */
  clear(): void {
    this.times = [];
    this.waits = [];
  }

  get last(): number {
    return this.times.at(-1) ?? -Infinity;
  }

  /** The longest time without any. */
  longestGap(from: number, to: number): number {
    const moments = [from, ...this.times.filter((time) => time > from && time < to), to];
    return Math.max(...moments.slice(1).map((moment, index) => moment - moments[index]!));
  }

  /** The longest that anybody has waited for one of theirs. */
  longestWait(): number {
    return Math.max(0, ...this.waits);
  }
}
