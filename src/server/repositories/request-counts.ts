import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

export interface RequestCount {
  /** What all processes have added in this window. */
  total: number;
  /** Milliseconds until the window ends. */
  remaining: number;
}

/** Adds to what is counted under a name. A window begins with the first that is added after the last. */
export async function addToCount(
  database: Queryable,
  name: string,
  requests: number,
  milliseconds: number,
): Promise<RequestCount> {
  const [count] = await database.query<RequestCount>(sql`
    insert into request_counts (name, total, ends_at)
    values (${name}, ${requests}, now() + ${milliseconds}::float * interval '1 millisecond')
    on conflict (name) do update set
      total = excluded.total
        + case when request_counts.ends_at > now() then request_counts.total else 0 end,
      ends_at = case when request_counts.ends_at > now()
        then request_counts.ends_at else excluded.ends_at end
    returning total, extract(epoch from ends_at - now()) * 1000 as remaining`);
  return count ?? { total: requests, remaining: milliseconds };
}

/** Deletes the windows that have ended. */
export async function forgetOldCounts(database: Queryable): Promise<void> {
  await database.query(sql`delete from request_counts where ends_at < now()`);
}
