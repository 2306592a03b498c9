import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { StripeError, createInvalidRequestError } from './stripe-error';

export interface ApiResponse {
  status: number;
  body: object;
}

export interface IdempotentRequest {
  path: string;
  fields: URLSearchParams;
  idempotencyKey: string | null;
}

/** In characters (https://docs.stripe.com/api/idempotent_requests). */
const maxKeyLength = 255;

/** Runs the work in a transaction. A request with a known Idempotency-Key gets the stored response instead. */
export function runIdempotently(
  database: Database,
  request: IdempotentRequest,
  work: (tx: Transaction) => Promise<ApiResponse>,
): Promise<ApiResponse & { replayed: boolean }> {
  const { idempotencyKey: key } = request;
  if (key !== null && key.length > maxKeyLength) throw createKeyTooLongError();
  return database.transaction(async (tx) => {
    if (key === null) return { ...(await work(tx)), replayed: false };
    await tx.query(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
    const hash = hashRequest(request);
    const [stored] = await tx.query<{
      request_hash: string;
      status: number;
      body: object;
    }>(
      sql`select request_hash, status, answer as body from sandbox.idempotent_answers
          where idempotency_key = ${key}`,
    );
    if (stored) {
      if (stored.request_hash !== hash) throw createKeyReusedError(key);
      return { status: stored.status, body: stored.body, replayed: true };
    }
    const response = await work(tx);
    await tx.query(
      sql`insert into sandbox.idempotent_answers (idempotency_key, request_hash, status, answer)
          values (${key}, ${hash}, ${response.status}, ${JSON.stringify(response.body)}::text::jsonb)`,
    );
    return { ...response, replayed: false };
  });
}

function hashRequest({ path, fields }: IdempotentRequest): string {
  return createHash('sha256').update(`${path}\n${fields.toString()}`).digest('hex');
}

function createKeyTooLongError(): StripeError {
  return createInvalidRequestError(
    `Keys for idempotent requests can be up to ${maxKeyLength} characters.`,
  );
}

function createKeyReusedError(key: string): StripeError {
  return new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
