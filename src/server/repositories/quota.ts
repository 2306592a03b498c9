import type { Transaction } from '../database/database';
import { sql, type Sql } from '../database/sql';

/** The user has reached a limit. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError';

  /** @param retryAfter seconds until the limit allows more; undefined if time alone does not */
  constructor(readonly retryAfter?: number) {
    super();
  }
}

/**
 * Rejects if `rows` already select `quota` rows. The user's row stays locked until the transaction
 * ends, so that concurrent requests count each other's rows.
 * @param rows may have a column `retryAfter`, the seconds until a row no longer counts, oldest last
 * @throws QuotaError
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
