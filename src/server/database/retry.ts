import { hasSqlState } from './sql-state';

/**
 * A failure that has changed nothing, so the work may run again: the connection was lost before the commit,
 * the server had become a replica, or the database rolled back the transaction.
 */
export class RetryableDatabaseError extends Error {
  override readonly name = 'RetryableDatabaseError';

  constructor(cause: unknown) {
    super('The database is unavailable.', { cause });
  }
}

/**
 * Milliseconds before the second attempt. The delay doubles with each further attempt, up to the maximum.
 */
const initialDelay = 100;
const maxDelay = 1_000;

/**
 * Repeats the work while it fails with a RetryableDatabaseError.
 * @param timeout milliseconds after which no further attempt is made and the error is thrown
 */
export async function retry<Result>(timeout: number, work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + timeout;
  for (let delay = initialDelay; ; delay = Math.min(delay * 2, maxDelay)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableDatabaseError) || performance.now() + delay > deadline)
        throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

const uniqueViolation = '23505';

/**
 * Runs work that checks whether a unique value is free and then inserts it. If another transaction has
 * inserted the value in between, the work runs once more, and its check finds the value.
 */
export async function retryOnUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!hasSqlState(error, uniqueViolation)) throw error;
    return work();
  }
}
