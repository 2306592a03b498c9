import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';

export interface StoredRequestCount {
  /** The number of requests that all servers have counted in this window. */
  total: number;
  /** Milliseconds until the window ends. */
  remaining: number;
}

/**
 * Adds requests to a counter and returns the total. The first request after the end of a window starts a
 * new one.
 */
export async function addToCount(
  database: Queryable,
  name: string,
  requests: number,
  windowMilliseconds: number,
): Promise<StoredRequestCount> {
  const [count] = await database.query<StoredRequestCount>(sql`
    insert into rate_limit_counters (key, request_count, window_ends_at)
    values (${name}, ${requests}, now() + ${windowMilliseconds}::float * interval '1 millisecond')
    on conflict (key) do update set
      request_count = excluded.request_count
        + case when rate_limit_counters.window_ends_at > now()
          then rate_limit_counters.request_count else 0 end,
      window_ends_at = case when rate_limit_counters.window_ends_at > now()
        then rate_limit_counters.window_ends_at else excluded.window_ends_at end
    returning request_count as total, extract(epoch from window_ends_at - now()) * 1000 as remaining`);
  return count ?? { total: requests, remaining: windowMilliseconds };
}

/** Deletes counters whose window has ended. */
export async function deleteEndedCounters(database: Queryable): Promise<void> {
  await database.query(sql`delete from rate_limit_counters where window_ends_at < now()`);
}
