import type { Database } from '../database/database';
import { Refusal } from '../http/refusal';
import { hasChangesUpTo } from '../repositories/live-changes';

/** Milliseconds for which one that has failed is not asked. */
const rest = 5_000;

interface Replica {
  database: Database;
  restsUntil: number;
}

/** Spreads what is read over those that follow the primary closely enough. */
export class Replicas {
  private readonly replicas: Replica[];
  private turns = 0;

  constructor(
    private readonly primary: Database,
    replicas: Database[],
    private readonly onError: (error: unknown) => void,
  ) {
    this.replicas = replicas.map((database) => ({ database, restsUntil: -Infinity }));
  }

  /** @param last the change up to which everything has to be seen */
  async read<Result>(last: number, read: (database: Database) => Promise<Result>): Promise<Result> {
    const replica = this.next();
    if (!replica) return read(this.primary);
    try {
      if (await hasChangesUpTo(replica.database, last)) return await read(replica.database);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.onError(error);
      replica.restsUntil = performance.now() + rest;
    }
    return read(this.primary);
  }

  private next(): Replica | undefined {
    const now = performance.now();
    const awake = this.replicas.filter(({ restsUntil }) => restsUntil <= now);
    this.turns += 1;
    return awake[this.turns % awake.length];
  }
}
