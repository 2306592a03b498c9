import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';

/** A request with an idempotency key. */
export interface IdempotentRequest {
  userId: string;
  key: string;
  /** A hash of the method, the path and the body. */
  requestHash: string;
}

export interface StoredResponse {
  requestHash: string;
  /** The response body as JSON. */
  response: string;
}

/**
 * Claims the key for the transaction. Returns undefined if it is new, otherwise the stored response. Waits
 * for a concurrent request with the same key to finish.
 */
export async function claimKey(
  tx: Transaction,
  { userId, key, requestHash }: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  const claimed = await tx.query(sql`
    insert into idempotency_keys (user_id, key, request_hash) values (${userId}, ${key}, ${requestHash})
    on conflict do nothing returning key`);
  if (claimed.length > 0) return undefined;
  const [stored] = await tx.query<StoredResponse>(sql`
    select request_hash as "requestHash", response from idempotency_keys
    where user_id = ${userId} and key = ${key}`);
  return stored;
}

/** Stores the response to the request that claimed the key. */
export async function storeResponse(
  tx: Transaction,
  { userId, key }: IdempotentRequest,
  response: string,
): Promise<void> {
  await tx.query(sql`
    update idempotency_keys set response = ${response} where user_id = ${userId} and key = ${key}`);
}

/** Deletes keys that are older than a day. Returns their number. */
export async function deleteOldIdempotencyKeys(
  database: Queryable,
  limit: number,
): Promise<number> {
  const deleted = await database.query(sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys
      where created_at < now() - interval '1 day' order by created_at limit ${limit})
    returning key`);
  return deleted.length;
}
