import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/database';
import { claimKey, keepAnswer } from '../repositories/idempotency-keys';
import { HttpError } from './http-error';

/** Printable ASCII, such as a UUID. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs a change once for each Idempotency-Key. Its response is stored in the same transaction and sent
 * again for a repetition. Errors are not stored, because they change nothing.
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
    throw new HttpError(400, 'The Idempotency-Key is not valid.');
  }
  const keyed = { userId, key, request: hashRequest(request) };
  return database.transaction(async (tx) => {
    const earlier = await claimKey(tx, keyed);
    if (earlier && earlier.request !== keyed.request) {
      throw new HttpError(422, 'The Idempotency-Key was used for another request.');
    }
    if (earlier) return JSON.parse(earlier.answer) as unknown;
    const body = await run(tx);
    await keepAnswer(tx, keyed, JSON.stringify(body));
    return body;
  });
}

function hashRequest({ method, url, body }: FastifyRequest): string {
  const content = JSON.stringify([method, url, body ?? null]);
  return createHash('sha256').update(content).digest('base64url');
}
