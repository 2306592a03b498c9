import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/database';
import { claimKey, keepAnswer } from '../repositories/idempotency-keys';
import { HttpError } from './http-error';

/** Printable ASCII, as an UUID is. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Makes a change once, however often it is sent with the same Idempotency-Key: the answer is kept in
 * the transaction of the change, and given again. A refusal changed nothing and is not kept.
 */
export async function runIdempotently(
  database: Database,
  request: FastifyRequest,
  userId: string | undefined,
  answer: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || userId === undefined) return database.transaction(answer);
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw new HttpError(400, 'The Idempotency-Key is not valid.');
  }
  const keyed = { userId, key, request: hashOf(request) };
  return database.transaction(async (tx) => {
    const earlier = await claimKey(tx, keyed);
    if (earlier && earlier.request !== keyed.request) {
      throw new HttpError(422, 'The Idempotency-Key was used for another request.');
    }
    if (earlier) return JSON.parse(earlier.answer) as unknown;
    const body = await answer(tx);
    await keepAnswer(tx, keyed, JSON.stringify(body));
    return body;
  });
}

function hashOf({ method, url, body }: FastifyRequest): string {
  const asked = JSON.stringify([method, url, body ?? null]);
  return createHash('sha256').update(asked).digest('base64url');
}
