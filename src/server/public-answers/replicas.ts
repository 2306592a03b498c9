import type { Database } from '../database/database';
import { partOf } from '../database/part-of-transaction';
import { sql } from '../database/sql';
import { Refusal } from '../http/refusal';
import { hasChangesUpTo } from '../repositories/live-changes';

/** Milliseconds for which one that has failed is not asked. */
const rest = 5_000;

interface Replica {
  database: Database;
  restsUntil: number;
}

/** In one snapshot: behind one address there may be several, of which each has its own delay. */
function readWhenSoFar<Result>(
  replica: Database,
  last: number,
  read: (database: Database) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  return replica.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read, read only`);
    if (!(await hasChangesUpTo(tx, last))) return undefined;
    return { result: await read(partOf(tx)) };
  });
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
      const found = await readWhenSoFar(replica.database, last, read);
      if (found) return found.result;
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
