import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../database/database';
import { claimKey, storeResponse } from './idempotency-keys.sql';
import { HttpError } from '../../http/http-error';

/** For example a UUID. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs a change once for each Idempotency-Key. The response is stored in the same transaction, and a
 * repeated request gets it again. Errors are not stored, because they change nothing.
 */
export async function runIdempotently(
  database: Database,
  request: FastifyRequest,
  userId: string | undefined,
  run: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || userId === undefined) return database.transaction(run);
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw new HttpError(
      400,
      'The Idempotency-Key is not valid (expected 1 to 200 ASCII characters without spaces).',
    );
  }
  const keyedRequest = { userId, key, requestHash: hashRequest(request) };
  return database.transaction(async (tx) => {
    const stored = await claimKey(tx, keyedRequest);
    if (stored && stored.requestHash !== keyedRequest.requestHash) {
      throw new HttpError(422, 'The Idempotency-Key was used for another request.');
    }
    if (stored) return JSON.parse(stored.response) as unknown;
    const body = await run(tx);
    await storeResponse(tx, keyedRequest, JSON.stringify(body));
    return body;
  });
}

function hashRequest({ method, url, body }: FastifyRequest): string {
  const content = JSON.stringify([method, url, body ?? null]);
  return createHash('sha256').update(content).digest('base64url');
}
