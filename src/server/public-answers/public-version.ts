import type { Database } from '../database/database';
import { createSharedReads } from '../database/shared-reads';
import { hasPublicChange, sequenceChanges } from '../repositories/live-changes';

/** Milliseconds for which nobody asks what other processes have changed. */
export const freshFor = 500;

/** A number of this process that changes whenever what everybody may see has. */
export class PublicVersion {
  private version = 0;
  /** The last change that it counts. */
  private last = -1;
  private lookedAt = -Infinity;
  private writes = 0;
  private readonly share = createSharedReads();

  constructor(
    private readonly database: Database,
    private readonly age: number,
  ) {}

  /** As it was a moment ago, and not before what this process has acknowledged. */
  recent(): number | Promise<number> {
    return this.known() ?? this.latest();
  }

  /** The same, unless it is to be looked up. */
  known(): number | undefined {
    return performance.now() - this.lookedAt < this.age ? this.version : undefined;
  }

  /** As it is by now, whoever has written. */
  latest(): Promise<number> {
    return this.share('version', () => this.look());
  }

  /** This process may have written something. */
  outdate(): void {
    this.writes += 1;
    this.lookedAt = -Infinity;
  }

  private async look(): Promise<number> {
    const { writes } = this;
    const began = performance.now();
    const { last, deleted } = await sequenceChanges(this.database);
    const isUnknown = deleted > this.last || last < this.last;
    if (isUnknown || (await hasPublicChange(this.database, this.last, last))) this.version += 1;
    this.last = last;
    // What was written meanwhile may not have been seen.
    if (writes === this.writes) this.lookedAt = began;
    return this.version;
  }
}
