import type { Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

/** The user has reached a quota. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError';

  /** @param retryAfter seconds until the quota allows more; undefined if waiting does not help */
  constructor(readonly retryAfter?: number) {
    super();
  }
}

/**
 * Checks that the query `rows` returns fewer than `quota` rows. The user's row stays locked until the
 * transaction ends, so that concurrent requests count each other's rows.
 * @param rows may have a column `retryAfter`: seconds until the row no longer counts, the oldest row last
 * @throws QuotaError if it returns `quota` rows or more
 */
export async function enforceQuota(
  tx: Transaction,
  userId: string,
  quota: number,
  rows: Sql,
): Promise<void> {
  await tx.query(sql`select id from users where id = ${userId} for no key update`);
  const [last] = await tx.query<{ retryAfter?: number }>(sql`${rows} limit 1 offset ${quota - 1}`);
  if (last) throw new QuotaError(last.retryAfter);
}
