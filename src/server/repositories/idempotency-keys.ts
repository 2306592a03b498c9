import type { Queryable, Transaction } from '../database/database';
import { sql } from '../database/sql';

/** A request with an idempotency key. */
export interface KeyedRequest {
  userId: string;
  key: string;
  /** A hash of the method, the path and the body. */
  requestHash: string;
}

export interface AcknowledgedRequest {
  requestHash: string;
  /** The response body as JSON. */
  response: string;
}

/**
 * Claims the key for the transaction. Returns undefined if it is new, otherwise the earlier request with
 * the same key. Waits for a concurrent request with that key to finish.
 */
export async function claimKey(
  tx: Transaction,
  { userId, key, requestHash }: KeyedRequest,
): Promise<AcknowledgedRequest | undefined> {
  const claimed = await tx.query(sql`
    insert into idempotency_keys (user_id, key, request_hash) values (${userId}, ${key}, ${requestHash})
    on conflict do nothing returning key`);
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx.query<AcknowledgedRequest>(sql`
    select request_hash as "requestHash", response from idempotency_keys
    where user_id = ${userId} and key = ${key}`);
  return earlier;
}

/** Stores the response to the request that claimed the key. */
export async function storeResponse(
  tx: Transaction,
  { userId, key }: KeyedRequest,
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
