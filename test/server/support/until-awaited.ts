import type { Transaction } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { until } from './until';

/** Resolves once another transaction waits for this one. */
export async function untilAwaited(tx: Transaction): Promise<void> {
  await until(async () => {
    const waiting = await tx.query(sql`
      select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`);
    return waiting.length > 0;
  });
}
