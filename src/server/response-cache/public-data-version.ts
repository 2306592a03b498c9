import { SingleFlight } from '../concurrency/single-flight';
import type { Database } from '../database/database';
import { hasPublicChange, sequenceChanges } from '../repositories/live-changes';

/** Milliseconds. */
export const defaultVersionAge = 500;

/** A number that changes whenever public data has changed. It is valid within this process only. */
export class PublicDataVersion {
  private version = 0;
  /** The sequence number of the last change that the version includes. */
  private lastChange = -1;
  private checkedAt = -Infinity;
  private writes = 0;
  private readonly checks = new SingleFlight<number>();

  /** @param maxAge milliseconds for which changes of other processes may go unnoticed */
  constructor(
    private readonly database: Database,
    private readonly maxAge: number,
  ) {}

  /** At most `maxAge` old, and never older than this process's own writes. */
  async recent(): Promise<number> {
    return performance.now() - this.checkedAt < this.maxAge ? this.version : this.latest();
  }

  /** Includes every write that any process has acknowledged. */
  latest(): Promise<number> {
    return this.checks.runFresh('version', () => this.check());
  }

  /** Must follow every write of this process. */
  invalidate(): void {
    this.writes += 1;
    this.checkedAt = -Infinity;
  }

  private async check(): Promise<number> {
    const { writes } = this;
    const startedAt = performance.now();
    const { last, deleted } = await sequenceChanges(this.database);
    const isGap = deleted > this.lastChange || last < this.lastChange;
    if (isGap || (await hasPublicChange(this.database, this.lastChange, last))) this.version += 1;
    this.lastChange = last;
    // The check may have missed a write that happened during it.
    if (writes === this.writes) this.checkedAt = startedAt;
    return this.version;
  }
}
