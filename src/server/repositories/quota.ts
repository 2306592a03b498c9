import type { Transaction } from '../database/database';
import { sql, type Sql } from '../database/sql';

/** Somebody has as much of something as one may have. */
export class QuotaReached extends Error {
  override readonly name = 'QuotaReached';

  /** @param retryAfter seconds until there is room, where time alone makes it */
  constructor(readonly retryAfter?: number) {
    super();
  }
}

/**
 * Refuses more of what `rows` select to somebody who has `quota` of it. Their row is held until the
 * transaction ends, so that of their requests at one time each counts what the others have added.
 * @param rows may tell, as `retryAfter`, in how many seconds each counts no more, the last one first
 * @throws QuotaReached
 */
export async function claimWithin(
  tx: Transaction,
  userId: string,
  quota: number,
  rows: Sql,
): Promise<void> {
  await tx.query(sql`select id from users where id = ${userId} for no key update`);
  const [last] = await tx.query<{ retryAfter?: number }>(sql`${rows} limit 1 offset ${quota - 1}`);
  if (last) throw new QuotaReached(last.retryAfter);
}
