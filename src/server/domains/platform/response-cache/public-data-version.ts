import { SingleFlight } from '../../../concurrency/single-flight';
import type { Database } from '../../../database/database';
import { hasPublicChange, sequenceChanges } from '../live-changes.sql';

/** Milliseconds for which changes of other processes may go unnoticed. */
export const defaultMaxStaleness = 500;

/**
 * Numbers the states of the public data: the number increases with each change. Only valid within this
 * process.
 */
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

  /** Returns a version that is at most `maxAge` old and includes all writes of this process. */
  async recent(): Promise<number> {
    return performance.now() - this.checkedAt < this.maxAge ? this.version : this.latest();
  }

  /** Returns a version that includes every write that any process has acknowledged. */
  latest(): Promise<number> {
    return this.checks.runFresh('version', () => this.check());
  }

  /** Must be called after every write of this process. */
  invalidate(): void {
    this.writes += 1;
    this.checkedAt = -Infinity;
  }

  private async check(): Promise<number> {
    const { writes } = this;
    const startedAt = performance.now();
    const { lastSequence, deletedSequence } = await sequenceChanges(this.database);
    // Changes were deleted unread, or the database was replaced.
    const isGap = deletedSequence > this.lastChange || lastSequence < this.lastChange;
    if (isGap || (await hasPublicChange(this.database, this.lastChange, lastSequence)))
      this.version += 1;
    this.lastChange = lastSequence;
    // The check may have missed a write that happened during it.
    if (writes === this.writes) this.checkedAt = startedAt;
    return this.version;
  }
}
